// Which moment of a story is on the screen. New ones are shown one after the other, each for as
// long as its animation takes; whoever steps back stays there until he wants to see the present.

import type { Moment, Story } from "./moments";

/** Shows how one moment becomes the next; done when its promise is. */
export interface Stage {
  (before: Moment, after: Moment, story: Story): Promise<void>;
  /** Ends what is being shown, at once. */
  clear?: () => void;
}

const TOO_MANY = 12; // moments behind: then the present is shown at once

export class Showing {
  story = $state.raw<Story | null>(null);
  /** The place of the moment on the screen. */
  at = $state(0);
  /** Whether new moments are shown as they come. */
  follows = $state(true);
  stage: Stage | null = null;
  /** Everything is shown only as it is in the end. */
  private rushes = false;
  /** With so many moments before it the present is shown at once. */
  patience = TOO_MANY;
  private running = false;
  private turn = 0; // of what is being shown; another one ends it

  get moment(): Moment | null {
    return this.story?.moments[this.at] ?? null;
  }

  get last(): number {
    return Math.max((this.story?.moments.length ?? 0) - 1, 0);
  }

  get isNow(): boolean {
    return this.at === this.last;
  }

  begin(story: Story): void {
    this.end();
    this.story = story;
    this.at = 0;
    this.follows = true;
    this.rushes = false;
  }

  /** The same story, told further. */
  tell(story: Story): void {
    const first = this.story === null || this.story.moments.length === 0;
    this.story = story;
    this.at = Math.min(this.at, this.last);
    if (!this.follows) return;
    if (
      first ||
      this.rushes ||
      document.visibilityState === "hidden" ||
      this.last - this.at > this.patience
    ) {
      this.now();
    } else void this.run();
  }

  /** The present, at once. */
  now(): void {
    this.end();
    this.follows = true;
    this.at = this.last;
  }

  /** The present at once, and so it stays in this game. */
  rush(): void {
    this.rushes = true;
    this.now();
  }

  /** Some other moment, and stay there, unless it is the present. */
  jump(to: number): void {
    this.end();
    this.at = Math.max(0, Math.min(to, this.last));
    this.follows = this.isNow;
  }

  /** From here on, moment after moment, until the last one. */
  go(): void {
    this.follows = true;
    void this.run();
  }

  stop(): void {
    this.end();
    this.follows = false;
  }

  private end(): void {
    this.turn += 1;
    this.stage?.clear?.();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      while (this.follows && this.at < this.last) {
        const turn = this.turn;
        const story = this.story;
        const before = story?.moments[this.at];
        const after = story?.moments[this.at + 1];
        if (!story || !before || !after) break;
        try {
          await this.stage?.(before, after, story);
        } catch (error) {
          console.error(error); // the game goes on without its pictures
        }
        if (turn === this.turn) this.at += 1;
      }
    } finally {
      this.running = false;
    }
  }
}
