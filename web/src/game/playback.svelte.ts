// Which moment of a timeline is on the screen. New moments are shown one after the other, each as
// long as its animation takes. A viewer who steps back stays there until they return to the end.

import type { Moment, Timeline } from "./timeline";

/** Animates the change from one moment to the next; the promise resolves when it is done. */
export interface MomentTransition {
  (before: Moment, after: Moment, timeline: Timeline): Promise<void>;
  /** Stops the running animation at once. */
  clear?: () => void;
}

const MAX_LAG = 12; // moments

export class Playback {
  timeline = $state.raw<Timeline | null>(null);
  /** The index of the moment on the screen. */
  at = $state(0);
  /** New moments are shown as they arrive. */
  follows = $state(true);
  transition: MomentTransition | null = null;
  /** Only the latest moment is shown, without animations. */
  private animationsSkipped = false;
  /** If more moments than this are waiting, playback jumps to the end. */
  maxLag = MAX_LAG;
  private running = false;
  private generation = 0; // counts interruptions; a running animation of an older generation is void

  get moment(): Moment | null {
    return this.timeline?.moments[this.at] ?? null;
  }

  get last(): number {
    return Math.max((this.timeline?.moments.length ?? 0) - 1, 0);
  }

  get isAtEnd(): boolean {
    return this.at === this.last;
  }

  start(timeline: Timeline): void {
    this.interrupt();
    this.timeline = timeline;
    this.at = 0;
    this.follows = true;
    this.animationsSkipped = false;
  }

  /** The same timeline with new moments. */
  update(timeline: Timeline): void {
    const first = this.timeline === null || this.timeline.moments.length === 0;
    this.timeline = timeline;
    this.at = Math.min(this.at, this.last);
    if (!this.follows) return;
    if (
      first ||
      this.animationsSkipped ||
      document.visibilityState === "hidden" ||
      this.last - this.at > this.maxLag
    ) {
      this.jumpToEnd();
    } else void this.advance();
  }

  /** Jumps to the latest moment. */
  jumpToEnd(): void {
    this.interrupt();
    this.follows = true;
    this.at = this.last;
  }

  /** Jumps to the latest moment, now and for the rest of the game. */
  skipAnimations(): void {
    this.animationsSkipped = true;
    this.jumpToEnd();
  }

  /** Jumps to a moment and stays there, unless it is the latest. */
  jump(to: number): void {
    this.interrupt();
    this.at = Math.max(0, Math.min(to, this.last));
    this.follows = this.isAtEnd;
  }

  /** Plays from here to the latest moment. */
  play(): void {
    this.follows = true;
    void this.advance();
  }

  pause(): void {
    this.interrupt();
    this.follows = false;
  }

  private interrupt(): void {
    this.generation += 1;
    this.transition?.clear?.();
  }

  private async advance(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      while (this.follows && this.at < this.last) {
        const generation = this.generation;
        const timeline = this.timeline;
        const before = timeline?.moments[this.at];
        const after = timeline?.moments[this.at + 1];
        if (!timeline || !before || !after) break;
        try {
          await this.transition?.(before, after, timeline);
        } catch (error) {
          console.error(error); // the game goes on without this animation
        }
        if (generation === this.generation) this.at += 1;
      }
    } finally {
      this.running = false;
    }
  }
}
