// Plays a finished game: viewpoint, position and speed.

import type { Moment, Timeline } from "../game/timeline";
import { Playback, type MomentTransition } from "../game/playback.svelte";
import { fetchRecord, replayFromText, fetchReplay } from "../net/api";
import type { Replay } from "../net/protocol";
import { displayTime, findMarks, buildTimeline, adjacentTurn, type Mark } from "./replayTimeline";

/** A game on this server, or the text of a record. */
export type ReplaySource = { play: string } | { text: string; file: string };

export const SPEEDS = [0.5, 1, 2, 4];

export class ReplayPlayer {
  readonly playback = new Playback();
  replay = $state.raw<Replay | null>(null);
  marks = $state.raw<Mark[]>([]);
  /** the viewpoint: a seat, SPECTATOR or ALL_OPEN */
  seat = $state(0);
  speed = $state(1);
  error = $state.raw<unknown>(null);
  /** the viewpoint that is being loaded */
  loadingSeat = $state<number | null>(null);
  private readonly cache = new Map<number, { replay: Replay; timeline: Timeline }>();
  private wake: (() => void) | null = null;

  constructor(readonly source: ReplaySource) {
    this.setTransition(null);
  }

  /** Shows each moment for a while, then plays the transition to the next one. */
  setTransition(transition: MomentTransition | null): void {
    const delayed: MomentTransition = async (before, after, timeline) => {
      if (await this.waitFor(before)) await transition?.(before, after, timeline);
    };
    delayed.clear = () => {
      this.wake?.();
      transition?.clear?.();
    };
    this.playback.transition = delayed;
  }

  get play(): string {
    return "play" in this.source ? this.source.play : "";
  }

  get playing(): boolean {
    return this.playback.follows && !this.playback.isAtEnd;
  }

  /** Watches from another viewpoint, at the same moment or at another one. */
  async watchFrom(seat: number, at?: number): Promise<void> {
    this.loadingSeat = seat;
    try {
      const known = this.cache.get(seat) ?? (await this.load(seat));
      if (this.loadingSeat !== seat) return; // another viewpoint was chosen meanwhile
      const { playing } = this; // now, not when it was requested
      const to = at ?? this.playback.at;
      this.cache.set(seat, known);
      this.replay = known.replay;
      this.marks = findMarks(known.timeline);
      this.seat = seat;
      this.playback.start(known.timeline);
      this.jump(to);
      this.error = null;
      if (playing) this.resume();
    } catch (error) {
      if (this.loadingSeat === seat) this.error = error;
    } finally {
      if (this.loadingSeat === seat) this.loadingSeat = null;
    }
  }

  private async load(seat: number): Promise<{ replay: Replay; timeline: Timeline }> {
    const { source } = this;
    const replay =
      "play" in source
        ? await fetchReplay(source.play, seat)
        : await replayFromText(source.text, seat);
    return { replay, timeline: buildTimeline(replay) };
  }

  /** The text of the record. */
  async record(): Promise<string> {
    return "play" in this.source ? fetchRecord(this.source.play) : this.source.text;
  }

  // -- controls -----------------------------------------------------------------------------

  toggle(): void {
    if (this.playing) this.pause();
    else {
      if (this.playback.isAtEnd) this.jump(0);
      this.resume();
    }
  }

  resume(): void {
    this.playback.play();
  }

  pause(): void {
    this.playback.pause();
  }

  jump(to: number): void {
    this.playback.jump(to);
  }

  step(by: number): void {
    this.jump(this.playback.at + by);
  }

  stepTurn(step: 1 | -1): void {
    this.jump(adjacentTurn(this.marks, this.playback.at, step, this.playback.last));
  }

  changeSpeed(step: 1 | -1): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + step] ?? this.speed;
  }

  /** Waits for the display time of a moment; false if it was interrupted. */
  private waitFor(moment: Moment): Promise<boolean> {
    return new Promise((done) => {
      const end = (over: boolean) => {
        clearTimeout(timer);
        this.wake = null;
        done(over);
      };
      const timer = setTimeout(() => end(true), displayTime(moment) / this.speed);
      this.wake = () => end(false);
    });
  }
}
