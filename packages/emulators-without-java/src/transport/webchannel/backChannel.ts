import type { ServerResponse } from 'node:http';
import { arraysFrame } from './frame.ts';
import type { NumberedArray } from './frame.ts';

/** As the handshake announces: without a sign of life for 1.5 times this long, the client gives the request up. */
export const KEEP_ALIVE_MS = 30_000;
/** The official server ends a back channel after this long; the client opens the next, and acknowledges by it. */
const MAX_OPEN_MS = 60_000;
/** A busy channel ends earlier, so that not too much waits for an acknowledgement. */
const MAX_CHARS = 16 * 1024 * 1024;

interface BackChannelEvents {
  /** The response has ended, from either side. */
  closed(): void;
  /** Nothing was sent for a while. */
  keepAlive(): void;
}

/** One hanging response. Arrays that come in one go leave in one frame. */
export class BackChannel {
  #pending: NumberedArray[] = [];
  #flush: NodeJS.Immediate | undefined;
  #sentChars = 0;
  /** A long poll may show a first noop at once, but ends with the first data. */
  #ending = false;
  #timers: NodeJS.Timeout[] = [];
  readonly #response: ServerResponse;
  readonly #longPoll: boolean;
  readonly #events: BackChannelEvents;

  constructor(response: ServerResponse, longPoll: boolean, events: BackChannelEvents) {
    this.#response = response;
    this.#longPoll = longPoll;
    this.#events = events;
    response.once('close', () => {
      this.#stopTimers();
      events.closed();
    });
  }

  /** @param maxMs how long the client wants a long poll to hang at most */
  open(maxMs = MAX_OPEN_MS): void {
    this.#response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' });
    this.#response.flushHeaders();
    this.#timers = [
      setInterval(() => this.#events.keepAlive(), KEEP_ALIVE_MS),
      setTimeout(() => this.end(), Math.min(maxMs, MAX_OPEN_MS)),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  push(array: NumberedArray): void {
    this.#pending.push(array);
    this.#flush ??= setImmediate(() => this.#write());
  }

  end(): void {
    if (this.#ending) return;
    this.#write();
    this.#ending = true;
    this.#stopTimers();
    this.#response.end();
  }

  #write(): void {
    clearImmediate(this.#flush);
    this.#flush = undefined;
    const arrays = this.#pending.splice(0);
    if (arrays.length === 0 || this.#ending || this.#response.destroyed) return;
    const text = arraysFrame(arrays);
    this.#sentChars += text.length;
    this.#response.write(text);
    const isData = arrays.some(({ json }) => json !== '["noop"]');
    if ((this.#longPoll && isData) || this.#sentChars > MAX_CHARS) this.end();
  }

  #stopTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
