import { request } from 'node:http';
import type { Agent } from 'node:http';
import type { EventRequest } from './event.ts';

/** More waiting events than this, and the newest are dropped: the function does not keep up at all. */
const MAX_PENDING = 10_000;
/** The longest a function may run; the next event waits no longer. */
const TIMEOUT_MILLISECONDS = 540_000;

/** Posts the events of one trigger one after the other, without retries. */
export class Delivery {
  #pending: (() => EventRequest)[] = [];
  #busy = false;

  constructor(
    private readonly url: URL,
    private readonly agent: Agent,
  ) {}

  /** @param make builds the request when its turn comes, so that a commit never waits for it */
  enqueue(make: () => EventRequest): void {
    if (this.#pending.length >= MAX_PENDING) {
      console.error(`${this.url.pathname}: ${MAX_PENDING} events are waiting, one is dropped`);
      return;
    }
    this.#pending.push(make);
    if (!this.#busy) void this.#drain();
  }

  async #drain(): Promise<void> {
    this.#busy = true;
    await new Promise(setImmediate);
    for (let make = this.#pending.shift(); make; make = this.#pending.shift()) {
      try {
        await this.#post(make());
      } catch (error) {
        console.error(`${this.url.pathname}: event not delivered:`, error);
      }
    }
    this.#busy = false;
  }

  #post({ headers, body }: EventRequest): Promise<void> {
    return new Promise((resolve, reject) => {
      const call = request(
        this.url,
        { method: 'POST', headers, agent: this.agent, timeout: TIMEOUT_MILLISECONDS },
        (response) => {
          // A function that is gone answers 404, a failed one 500: neither concerns the database.
          response.resume().once('close', resolve);
        },
      );
      call.once('timeout', () => call.destroy(new Error('the function does not answer')));
      call.once('error', reject);
      // As bytes: with text, node would write the headers in the encoding of the body.
      call.end(Buffer.from(body));
    });
  }
}
