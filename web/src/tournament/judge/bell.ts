// The bell on the judge's desk. How it sounds is fetched when the page is first touched: before that a
// browser makes no sound anyway.

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
