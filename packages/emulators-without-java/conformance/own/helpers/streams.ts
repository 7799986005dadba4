/** How the tables listen: over gRPC as an admin, over WebChannel as nobody. */
import { pathOf, structuredQuery } from './requests.ts';
import type { Asked } from './requests.ts';
import { doc, plainFields } from './values.ts';
import { list, record } from './world.ts';
import type { OpenStream, Send, WebChannelSession, World } from './world.ts';

const DATABASE = 'projects/{project}/databases/(default)';

/** A message of a Listen stream in one line. */
export function line(message: unknown): string {
  const { targetChange, documentChange, documentDelete, documentRemove, ended } = record(message);
  if (ended !== undefined) return `ended ${list(ended).join(' ')}`;
  if (targetChange !== undefined) {
    const { targetChangeType: type, targetIds, cause } = record(targetChange);
    if (type === undefined && list(targetIds).length === 0) return 'consistent';
    const { code, message: words } = record(cause);
    const reason = code === undefined ? '' : ` ${[code, words].join(' ')}`;
    return `${String(type)} ${list(targetIds).join(' ')}${reason}`;
  }
  const left = (part: unknown): string => {
    const { document, removedTargetIds } = record(part);
    return `${pathOf(document)} from ${list(removedTargetIds).join(' ')}`;
  };
  if (documentDelete !== undefined) return `deleted ${left(documentDelete)}`;
  if (documentRemove !== undefined) return `removed ${left(documentRemove)}`;
  const { document, targetIds, removedTargetIds } = record(documentChange);
  const { name, fields } = record(document);
  const out = list(removedTargetIds).length > 0 ? ` from ${list(removedTargetIds).join(' ')}` : '';
  const to = list(targetIds).length > 0 ? ` to ${list(targetIds).join(' ')}` : '';
  return `${pathOf(name)} ${JSON.stringify(plainFields(fields))}${to}${out}`;
}

export const queryTarget = (asked: Asked, under?: string): object => ({
  query: {
    parent: `${DATABASE}/documents${under === undefined ? '' : `/${under}`}`,
    structuredQuery: structuredQuery(asked),
  },
});
export const documentsTarget = (...paths: readonly string[]): object => ({
  documents: { documents: paths.map((path) => doc(path)) },
});
export const addTarget = (targetId: number, target: object): object => ({
  database: DATABASE,
  addTarget: { targetId, ...target },
});

class Listener {
  readonly #received: unknown[] = [];
  readonly #stream: OpenStream;
  #wake = (): void => undefined;
  #token: unknown;

  constructor(readonly world: World) {
    this.#stream = world.stream('Listen', (message) => {
      this.#received.push(message);
      this.#wake();
    });
  }

  send(message: object): void {
    this.#stream.send(message);
  }

  /** The token of what was received last. */
  get token(): unknown {
    return this.#token;
  }

  /** All lines up to one that begins so. */
  async until(beginning: string): Promise<string[]> {
    const lines: string[] = [];
    for (;;) {
      const message = this.#received.shift();
      if (message === undefined) {
        // oxlint-disable-next-line no-await-in-loop
        await new Promise<void>((resolve) => (this.#wake = resolve));
        continue;
      }
      this.#token = record(record(message)['targetChange'])['resumeToken'] ?? this.#token;
      lines.push(line(message));
      if (lines.at(-1)?.startsWith(beginning)) return lines;
    }
  }

  close(): void {
    this.#stream.close();
  }
}

type Step = (listener: Listener) => Promise<readonly string[]>;

/** Plays the steps on one stream. @returns what each of them has brought */
export const listen =
  (...steps: readonly Step[]): Send =>
  async (world) => {
    const listener = new Listener(world);
    const answers: (readonly string[])[] = [];
    try {
      for (const step of steps) {
        // oxlint-disable-next-line no-await-in-loop
        answers.push(await step(listener));
      }
    } finally {
      listener.close();
    }
    return answers;
  };

/** Adds a target and waits until it is consistent. */
export const watch =
  (targetId: number, target: object, last = 'consistent'): Step =>
  (listener) => {
    listener.send(addTarget(targetId, target));
    return listener.until(last);
  };
/** Adds a target again, from where the stream was. */
export const resume =
  (targetId: number, target: object): Step =>
  (listener) =>
    watch(targetId, { ...target, resumeToken: listener.token })(listener);
export const unwatch =
  (targetId: number): Step =>
  (listener) => {
    listener.send({ database: DATABASE, removeTarget: targetId });
    return listener.until('REMOVE');
  };
/** Something happens, and the stream says so. */
export const hears =
  (send: Send): Step =>
  async (listener) => {
    await send(listener.world);
    return listener.until('consistent');
  };
/** Something happens that the stream is silent about: what comes anyway is found in the next step's lines. */
export const hearsNothing =
  (send: Send): Step =>
  async (listener) => {
    await send(listener.world);
    return [];
  };

/** Talks as a browser does. */
export const channel =
  (
    rpc: 'Listen' | 'Write',
    talk: (session: WebChannelSession, world: World) => Promise<unknown>,
  ): Send =>
  (world) =>
    talk(world.channel(rpc), world);
