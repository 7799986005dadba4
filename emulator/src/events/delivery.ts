import { request } from 'node:http';
import type { Agent } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { reportFault } from '../model/fault.ts';
import type { EventRequest } from './event.ts';

/** More events than this that are not through, and the newest are dropped: the function does not keep up at all. */
const MAX_PENDING = 10_000;
/** How many events of a trigger are under way at a time. */
const MAX_AT_ONCE = 50;
/** The longest a function may run; the event comes again after that. */
const TIMEOUT_MILLISECONDS = 540_000;

/** An event that was not taken comes again, after pauses that double up to the longest, until its time is over. */
export interface Persistence {
  readonly firstPause: number;
  readonly longestPause: number;
  /** Milliseconds from the first try. */
  readonly until: number;
}
const PERSISTENCE: Persistence = { firstPause: 100, longestPause: 10_000, until: 600_000 };

/**
 * Posts the events of one trigger, several at a time; those of one document in the order of its commits. An event counts
 * as taken by any answer but 5xx and 429: until then it comes again, under the same id and without holding up others.
 */
export class Delivery {
  #pending = 0;
  #underWay = 0;
  readonly #waiting: (() => void)[] = [];
  /** The latest event of each document that has any. */
  readonly #latest = new Map<string, Promise<void>>();

  constructor(
    private readonly url: URL,
    private readonly agent: Agent,
    private readonly persistence = PERSISTENCE,
  ) {}

  /** @param make builds the request when its turn comes, so that a commit never waits for it */
  enqueue(document: string, make: () => EventRequest): void {
    if (this.#pending >= MAX_PENDING) {
      this.#report(`${MAX_PENDING} events are waiting, one is dropped`);
      return;
    }
    this.#pending++;
    const turn = this.#deliver(make, this.#latest.get(document));
    this.#latest.set(document, turn);
    void turn.then(() => {
      if (this.#latest.get(document) === turn) this.#latest.delete(document);
    });
  }

  /** Settles with the first try. */
  async #deliver(make: () => EventRequest, before: Promise<void> | undefined): Promise<void> {
    await setImmediate();
    await before;
    const event = this.#build(make);
    const problem = event && (await this.#attempt(event));
    if (event === undefined || problem === undefined) this.#pending--;
    else void this.#insist(event, problem);
  }

  /** An event that can't be built is lost; those behind it are not. */
  #build(make: () => EventRequest): EventRequest | undefined {
    try {
      return make();
    } catch (error) {
      reportFault(error, `event for ${this.url.pathname}`);
      return undefined;
    }
  }

  async #insist(event: EventRequest, firstProblem: string): Promise<void> {
    const { firstPause, longestPause, until } = this.persistence;
    const end = Date.now() + until;
    this.#report(`event not taken, it comes again: ${firstProblem}`);
    let problem: string | undefined = firstProblem;
    for (let pause = firstPause; Date.now() + pause <= end;) {
      await setTimeout(pause, undefined, { ref: false });
      problem = await this.#attempt(event);
      if (problem === undefined) break;
      pause = Math.min(pause * 2, longestPause);
    }
    if (problem !== undefined) this.#report(`event given up: ${problem}`);
    this.#pending--;
  }

  /** Waits for its turn; answers why the event was not taken, if so. */
  async #attempt(event: EventRequest): Promise<string | undefined> {
    if (this.#underWay === MAX_AT_ONCE) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#underWay++;
    try {
      const status = await this.#post(event);
      return status >= 500 || status === 429 ? `the answer was ${status}` : undefined;
    } catch (error) {
      return String(error);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#underWay--;
    }
  }

  #post({ headers, body }: EventRequest): Promise<number> {
    return new Promise((resolve, reject) => {
      const call = request(
        this.url,
        { method: 'POST', headers, agent: this.agent, timeout: TIMEOUT_MILLISECONDS },
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
    console.error(`${this.url.pathname}: ${what}`);
  }
}
