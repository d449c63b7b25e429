// The bell of the judge's console. Its sound is loaded at the first click, because browsers play no sound
// before that.

type Sounds = typeof import("../../animation/sounds");

export class Bell {
  private sounds: Sounds | null = null;
  private stop = () => {};

  constructor() {
    addEventListener("pointerdown", this.touched, { once: true });
  }

  ring(): void {
    this.sounds?.playSound("bell");
  }

  close(): void {
    removeEventListener("pointerdown", this.touched);
    this.stop();
  }

  private readonly touched = async () => {
    this.sounds = await import("../../animation/sounds").catch(() => null);
    if (this.sounds !== null) this.stop = this.sounds.unlockOnTouch();
  };
}
