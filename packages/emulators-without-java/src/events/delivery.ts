import { request } from 'node:http';
import type { Agent } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { reportFault } from '../model/fault.ts';
import type { EventRequest } from './event.ts';

/** More events than this that are not through, and the newest are dropped: the function does not keep up at all. */
const MAX_PENDING = 10_000;
/** How many events of a trigger are under way at a time. */
const MAX_IN_FLIGHT = 50;
/** The longest a function may run; the event comes again after that. */
const TIMEOUT_MS = 540_000;

/** An event that was not taken comes again, after pauses that double up to the longest, until its time is over. */
interface RetryPolicy {
  readonly minBackoffMs: number;
  readonly maxBackoffMs: number;
  /** From the first try on. */
  readonly giveUpAfterMs: number;
}
const RETRY_POLICY: RetryPolicy = {
  minBackoffMs: 100,
  maxBackoffMs: 10_000,
  giveUpAfterMs: 600_000,
};

/**
 * Posts the events of one trigger, several at a time; those of one document in the order of its commits. An event counts
 * as taken by any answer but 5xx and 429: until then it comes again, under the same id and without holding up others.
 */
export class Delivery {
  #pending = 0;
  #inFlight = 0;
  readonly #waiting: (() => void)[] = [];
  /** The latest event of each document that has any. */
  readonly #latest = new Map<string, Promise<void>>();
  readonly #url: URL;
  readonly #agent: Agent;
  readonly #retryPolicy: RetryPolicy;

  constructor(url: URL, agent: Agent, retryPolicy = RETRY_POLICY) {
    this.#url = url;
    this.#agent = agent;
    this.#retryPolicy = retryPolicy;
  }

  /** @param make builds the request when its turn comes, so that a commit never waits for it */
  enqueue(document: string, build: () => EventRequest): void {
    if (this.#pending >= MAX_PENDING) {
      this.#report(`${MAX_PENDING} events are waiting, one is dropped`);
      return;
    }
    this.#pending++;
    const turn = this.#deliver(build, this.#latest.get(document));
    this.#latest.set(document, turn);
    void turn.then(() => {
      if (this.#latest.get(document) === turn) this.#latest.delete(document);
    });
  }

  /** Settles with the first try. */
  async #deliver(build: () => EventRequest, before: Promise<void> | undefined): Promise<void> {
    await setImmediate();
    await before;
    const event = this.#build(build);
    const problem = event && (await this.#attempt(event));
    if (event === undefined || problem === undefined) this.#pending--;
    else void this.#retry(event, problem);
  }

  /** An event that can't be built is lost; those behind it are not. */
  #build(build: () => EventRequest): EventRequest | undefined {
    try {
      return build();
    } catch (error) {
      reportFault(error, `event for ${this.#url.pathname}`);
      return undefined;
    }
  }

  async #retry(event: EventRequest, firstProblem: string): Promise<void> {
    const { minBackoffMs, maxBackoffMs, giveUpAfterMs } = this.#retryPolicy;
    const end = Date.now() + giveUpAfterMs;
    this.#report(`event not taken, it comes again: ${firstProblem}`);
    let problem: string | undefined = firstProblem;
    for (let backoffMs = minBackoffMs; Date.now() + backoffMs <= end;) {
      await setTimeout(backoffMs, undefined, { ref: false });
      problem = await this.#attempt(event);
      if (problem === undefined) break;
      backoffMs = Math.min(backoffMs * 2, maxBackoffMs);
    }
    if (problem !== undefined) this.#report(`event given up: ${problem}`);
    this.#pending--;
  }

  /** Waits for its turn; answers why the event was not taken, if so. */
  async #attempt(event: EventRequest): Promise<string | undefined> {
    if (this.#inFlight === MAX_IN_FLIGHT) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#inFlight++;
    try {
      const status = await this.#post(event);
      return status >= 500 || status === 429 ? `the answer was ${status}` : undefined;
    } catch (error) {
      return String(error);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#inFlight--;
    }
  }

  #post({ headers, body }: EventRequest): Promise<number> {
    return new Promise((resolve, reject) => {
      const call = request(
        this.#url,
        { method: 'POST', headers, agent: this.#agent, timeout: TIMEOUT_MS },
        (response) => {
          const { statusCode = 0 } = response;
          response.resume().once('close', () => resolve(statusCode));
        },
      );
      call.once('timeout', () => call.destroy(new Error('the function does not answer')));
      call.once('error', reject);
      // As bytes: with text, node would write the headers in the encoding of the body.
      call.end(Buffer.from(body));
    });
  }

  #report(what: string): void {
    console.error(`${this.#url.pathname}: ${what}`);
  }
}
