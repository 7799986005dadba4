import type {
  CallError,
  SetStatusesAnswer,
  StatusChange,
  UndoStatusesAnswer,
} from '@selasar/domain';
import { Failure } from '../../../data/firebase/failure.ts';
import { confirmOutcome } from '../../../data/firebase/live/confirmOutcome.ts';
import type { CurrentRecord } from '../../../data/records/readCurrentRecord.ts';
import { explain, explainFound } from '../details/explain.ts';

/** The outcome for one record: the event of its change, or why there is none. */
export interface ItemOutcome {
  id: string;
  eventId?: string;
  problem?: string;
}

/** Batch size of a call: each answer advances the progress, and the run can be stopped after each. */
export const perCall = 10;

export const stopped = 'Not sent: you stopped before its turn.';

/** Returns a function that gives the milliseconds since the start. */
export function stopwatch(): () => number {
  const startedAt = performance.now();
  return () => performance.now() - startedAt;
}

const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / perCall) }, (_, batch) =>
    items.slice(batch * perCall, (batch + 1) * perCall),
  );

interface Server {
  readBack: (id: string) => Promise<CurrentRecord>;
  onUnsure: () => void;
}

interface Batches<Item extends { id: string }, Answer> extends Server {
  items: readonly Item[];
  signal: AbortSignal;
  onStep: (outcomes: readonly ItemOutcome[]) => void;
  act: (batch: Item[]) => Promise<Answer>;
  /** The status before the change. */
  statusOf: (item: Item) => string;
  /** Outcomes from the server's answer, and from its current state if the answer is lost. */
  answered: (answer: Answer, batch: Item[]) => Promise<ItemOutcome>[];
  found: (now: CurrentRecord, item: Item) => ItemOutcome;
}

/**
 * Runs an action on many records in batches. If an answer is lost, reads the server's state and sends nothing again. If
 * the server refuses a whole batch or is unreachable, the rest is not sent.
 */
async function inBatches<Item extends { id: string }, Answer>(
  work: Batches<Item, Answer>,
): Promise<ItemOutcome[]> {
  const { items, signal, onStep, act, statusOf, answered, found, readBack, onUnsure } = work;
  const outcomes: ItemOutcome[] = [];
  let reason: string | undefined;
  for (const batch of batchesOf(items)) {
    if (signal.aborted) reason ??= stopped;
    // Batches are sequential.
    // oxlint-disable-next-line no-await-in-loop
    const step = reason === undefined ? await one(batch) : unsent(batch, reason);
    outcomes.push(...step);
    onStep(outcomes);
  }
  return outcomes;

  async function one(batch: Item[]): Promise<ItemOutcome[]> {
    try {
      const outcome = await confirmOutcome({
        act: () => act(batch),
        readBack: () => Promise.all(batch.map(({ id }) => readBack(id))),
        hasChanged: (all) => batch.every((item, index) => all[index]?.status !== statusOf(item)),
        onUnsure,
      });
      return 'answer' in outcome
        ? await Promise.all(answered(outcome.answer, batch))
        : batch.map((item, index) => found(outcome.found[index] ?? nowhere, item));
    } catch (error) {
      const { text } = await explain(error, () => Promise.resolve(nowhere));
      reason = text;
      return unsent(batch, text);
    }
  }
}

const nowhere: CurrentRecord = { status: undefined, last: undefined };

const unsent = (batch: readonly { id: string }[], problem: string): ItemOutcome[] =>
  batch.map(({ id }) => ({ id, problem }));

/** Why a change was refused, in words. */
const inWords = async (
  refusal: CallError,
  readBack: () => Promise<CurrentRecord>,
): Promise<string> => {
  const failure = new Failure('refused', refusal.code, { details: refusal });
  return (await explain(failure, readBack)).text;
};

interface SetOptions extends Server {
  changes: readonly StatusChange[];
  /** The uid of the user who makes the changes. */
  uid: string | undefined;
  set: (input: { changes: StatusChange[] }) => Promise<SetStatusesAnswer>;
  signal: AbortSignal;
  onStep: (outcomes: readonly ItemOutcome[]) => void;
}

/** Sets the status of each record, and returns each outcome. */
export const setAll = ({
  changes,
  uid,
  set,
  readBack,
  ...more
}: SetOptions): Promise<ItemOutcome[]> =>
  inBatches({
    ...more,
    readBack,
    items: changes,
    act: (batch) => set({ changes: batch }),
    statusOf: ({ from }) => from,
    answered: ({ results }) =>
      results.map(async (result) =>
        'eventId' in result
          ? { id: result.id, eventId: result.eventId }
          : { id: result.id, problem: await inWords(result.refusal, () => readBack(result.id)) },
      ),
    found: (now, { id, from, to }) => {
      const { status, last } = now;
      return status === to && last?.by === uid && last?.from === from && last.to === to
        ? { id, eventId: last.id }
        : { id, problem: explainFound(now, from).text };
    },
  });

interface Done {
  kind: StatusChange['kind'];
  id: string;
  eventId: string;
  /** The status that it got. */
  to: string;
}

interface UndoOptions extends Server {
  changes: readonly Done[];
  undo: (input: { changes: Omit<Done, 'to'>[] }) => Promise<UndoStatusesAnswer>;
}

/** Undoes each change, and returns each outcome. */
export const undoAll = ({
  changes,
  undo,
  readBack,
  onUnsure,
}: UndoOptions): Promise<ItemOutcome[]> =>
  inBatches({
    readBack,
    onUnsure,
    signal: new AbortController().signal,
    onStep: () => undefined,
    items: changes,
    act: (batch) =>
      undo({ changes: batch.map(({ kind, id, eventId }) => ({ kind, id, eventId })) }),
    statusOf: ({ to }) => to,
    answered: ({ results }) =>
      results.map(async (result) =>
        'refusal' in result && result.refusal.code !== 'already-undone'
          ? { id: result.id, problem: await inWords(result.refusal, () => readBack(result.id)) }
          : { id: result.id },
      ),
    found: (now, { id, eventId, to }) =>
      now.last?.undoes === eventId ? { id } : { id, problem: explainFound(now, to).text },
  });
