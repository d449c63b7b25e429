// A finished game being watched: through whose eyes, which moment, how fast.

import type { Moment, Timeline } from "../game/timeline";
import { Playback, type MomentTransition } from "../game/playback.svelte";
import { fetchRecord, replayFromText, fetchReplay } from "../net/api";
import type { Replay } from "../net/protocol";
import { hold, marksOf, storyOf, turnFrom, type Mark } from "./course";

/** A game of this server, or the text of a record. */
export type Source = { play: string } | { text: string; file: string };

export const SPEEDS = [0.5, 1, 2, 4];

export class Player {
  readonly playback = new Playback();
  replay = $state.raw<Replay | null>(null);
  marks = $state.raw<Mark[]>([]);
  /** through whose eyes */
  seat = $state(0);
  speed = $state(1);
  error = $state.raw<unknown>(null);
  /** eyes that are being looked for */
  wanted = $state<number | null>(null);
  private readonly seen = new Map<number, { replay: Replay; timeline: Timeline }>();
  private wake: (() => void) | null = null;

  constructor(readonly source: Source) {
    this.actOut(null);
  }

  /** Each moment is shown for a while, and then acted out how it becomes the next. */
  actOut(act: MomentTransition | null): void {
    const stage: MomentTransition = async (before, after, timeline) => {
      if (await this.held(before)) await act?.(before, after, timeline);
    };
    stage.clear = () => {
      this.wake?.();
      act?.clear?.();
    };
    this.playback.transition = stage;
  }

  get play(): string {
    return "play" in this.source ? this.source.play : "";
  }

  get playing(): boolean {
    return this.playback.follows && !this.playback.isAtEnd;
  }

  /** The same moment, or another one, through these eyes. */
  async look(seat: number, at?: number): Promise<void> {
    this.wanted = seat;
    try {
      const known = this.seen.get(seat) ?? (await this.fetched(seat));
      if (this.wanted !== seat) return; // somebody has changed his mind
      const { playing } = this; // now, not when it was asked for
      const to = at ?? this.playback.at;
      this.seen.set(seat, known);
      this.replay = known.replay;
      this.marks = marksOf(known.timeline);
      this.seat = seat;
      this.playback.start(known.timeline);
      this.jump(to);
      this.error = null;
      if (playing) this.go();
    } catch (error) {
      if (this.wanted === seat) this.error = error;
    } finally {
      if (this.wanted === seat) this.wanted = null;
    }
  }

  private async fetched(seat: number): Promise<{ replay: Replay; timeline: Timeline }> {
    const { source } = this;
    const replay =
      "play" in source
        ? await fetchReplay(source.play, seat)
        : await replayFromText(source.text, seat);
    return { replay, timeline: storyOf(replay) };
  }

  /** The text that proves the game. */
  async record(): Promise<string> {
    return "play" in this.source ? fetchRecord(this.source.play) : this.source.text;
  }

  // -- moving about -------------------------------------------------------------------------

  toggle(): void {
    if (this.playing) this.stop();
    else {
      if (this.playback.isAtEnd) this.jump(0);
      this.go();
    }
  }

  go(): void {
    this.playback.play();
  }

  stop(): void {
    this.playback.pause();
  }

  jump(to: number): void {
    this.playback.jump(to);
  }

  step(by: number): void {
    this.jump(this.playback.at + by);
  }

  turn(step: 1 | -1): void {
    this.jump(turnFrom(this.marks, this.playback.at, step, this.playback.last));
  }

  faster(step: 1 | -1): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + step] ?? this.speed;
  }

  /** Until its time is over, or until something else is wished for: then false. */
  private held(shown: Moment): Promise<boolean> {
    return new Promise((done) => {
      const end = (over: boolean) => {
        clearTimeout(timer);
        this.wake = null;
        done(over);
      };
      const timer = setTimeout(() => end(true), hold(shown) / this.speed);
      this.wake = () => end(false);
    });
  }
}
