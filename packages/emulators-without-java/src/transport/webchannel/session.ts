import type { ServerResponse } from 'node:http';
import { BackChannel } from './backChannel.ts';
import type { NumberedArray } from './frame.ts';
import type { ForwardMessage } from './form.ts';

/** How long a client may be away before its session is forgotten. */
const IDLE_MS = 3 * 60_000;
/** More than this without an acknowledgement is a client that reads no more. */
const MAX_UNACKNOWLEDGED_CHARS = 256 * 1024 * 1024;

/** What a session needs of the stream that it carries. */
export interface SessionStream {
  receive(json: string): void;
  end(): void;
}

/**
 * One WebChannel: the client's messages come in by forward requests, the server's go out by whatever back channel is
 * open, and are kept until the client has acknowledged them.
 */
export class Session {
  stream: SessionStream | undefined;
  #arrays: NumberedArray[] = [];
  #unacknowledged = 0;
  #lastId = 0;
  #nextMessage = 0;
  #back: BackChannel | undefined;
  #idle: NodeJS.Timeout | undefined;
  #ended = false;
  readonly #onEnd: (session: Session) => void;

  constructor(
    readonly id: string,
    onEnd: (session: Session) => void,
  ) {
    this.#onEnd = onEnd;
    this.#awaitClient();
  }

  /** Hands the client's messages on, except those that a retry repeats. */
  forward(messages: readonly ForwardMessage[]): void {
    if (!this.#back) this.#awaitClient();
    for (const { index, json } of messages) {
      if (index < this.#nextMessage) continue;
      this.#nextMessage = index + 1;
      this.stream?.receive(json);
    }
  }

  /** Queues `[payload]` for the client; `json` is the payload. */
  send(json: string): void {
    if (this.#ended) return;
    this.#lastId += 1;
    const array = { id: this.#lastId, json: `[${json}]` };
    this.#arrays.push(array);
    this.#unacknowledged += array.json.length;
    if (this.#unacknowledged > MAX_UNACKNOWLEDGED_CHARS) this.end();
    else this.#back?.push(array);
  }

  /** Drops what the client has seen. */
  acknowledge(lastSeen: number): void {
    while (this.#arrays[0] && this.#arrays[0].id <= lastSeen) {
      this.#unacknowledged -= this.#arrays.shift()?.json.length ?? 0;
    }
  }

  /** Answers with all that is unacknowledged and whatever comes. A newer back channel ends the one before. */
  openBackChannel(response: ServerResponse, longPoll: boolean, maxMs?: number): void {
    clearTimeout(this.#idle);
    const previous = this.#back;
    const back = new BackChannel(response, longPoll, {
      closed: () => this.#backChannelClosed(back),
      keepAlive: () => this.send('"noop"'),
    });
    this.#back = back;
    previous?.end();
    const wasEmpty = this.#arrays.length === 0;
    for (const array of this.#arrays) back.push(array);
    back.open(maxMs);
    // The first bytes tell the client that no proxy holds them back.
    if (wasEmpty || !longPoll) this.send('"noop"');
  }

  /** For the answer to a forward request: is a back channel open, the last id sent, and a number it ignores. */
  status(): [0 | 1, number, number] {
    return [this.#back ? 1 : 0, this.#lastId, 7];
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#idle);
    this.#arrays = [];
    this.#back?.end();
    this.stream?.end();
    this.#onEnd(this);
  }

  #backChannelClosed(back: BackChannel): void {
    if (this.#back !== back) return;
    this.#back = undefined;
    if (!this.#ended) this.#awaitClient();
  }

  #awaitClient(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.end(), IDLE_MS);
    this.#idle.unref();
  }
}
