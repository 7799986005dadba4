import type { CallError } from '@selasar/domain/core';
import type { SetStatusesAnswer, StatusChange, UndoStatusesAnswer } from '@selasar/domain/requests';
import { Failure } from '../../../data/firebase/failure.ts';
import { confirmOutcome } from '../../../data/firebase/live/confirmOutcome.ts';
import type { CurrentRecord } from '../../../data/requests/readCurrentRecord.ts';
import { explain, explainFound } from '../sheet/explain.ts';
import { nameOf } from './plan.ts';

export interface ItemOutcome {
  id: string;
  eventId?: string;
  problem?: string;
}

/** Why which of these were refused. A reason that all of them have, such as a lost connection, is said once. */
export function refusedLines(
  items: readonly { id: string; customerName: string }[],
  outcomes: readonly ItemOutcome[],
): { id: string; text: string }[] {
  const refused = outcomes.flatMap(({ id, problem }) => {
    const item = items.find((one) => one.id === id);
    return problem && item ? [{ id, problem, name: nameOf(item) }] : [];
  });
  const [first] = refused;
  const isOfAll =
    refused.length === outcomes.length &&
    refused.every(({ problem }) => problem === first?.problem);
  return isOfAll && first && refused.length > 1
    ? [{ id: first.id, text: first.problem }]
    : refused.map(({ id, problem, name }) => ({ id, text: `${name}: ${problem}` }));
}

/** Gives the milliseconds since the start. */
export function stopwatch(): () => number {
  const startedAt = performance.now();
  return () => performance.now() - startedAt;
}

interface Server {
  readBack: (id: string) => Promise<CurrentRecord>;
  onUnsure: () => void;
}

interface Call<Item> extends Server {
  items: readonly Item[];
  act: () => Promise<SetStatusesAnswer | UndoStatusesAnswer>;
  statusOf: (item: Item) => string;
  /** From the server's current state, if the answer is lost. */
  found: (now: CurrentRecord, item: Item) => ItemOutcome;
}

/** Nothing is sent again if the answer is lost. */
async function callForAll<Item extends { id: string }>(call: Call<Item>): Promise<ItemOutcome[]> {
  const { items, act, statusOf, found, readBack, onUnsure } = call;
  try {
    const outcome = await confirmOutcome({
      act,
      readBack: () => Promise.all(items.map(({ id }) => readBack(id))),
      hasChanged: (all) => items.every((item, index) => all[index]?.status !== statusOf(item)),
      onUnsure,
    });
    if ('found' in outcome) {
      return items.map((item, index) => found(outcome.found[index] ?? nowhere, item));
    }
    return await Promise.all(
      outcome.answer.results.map(async (result) => {
        const { id } = result;
        if ('eventId' in result) return { id, eventId: result.eventId };
        return 'refusal' in result && result.refusal.code !== 'already-undone'
          ? { id, problem: await inWords(result.refusal, () => readBack(id)) }
          : { id };
      }),
    );
  } catch (error) {
    const { text } = await explain(error, () => Promise.resolve(nowhere));
    return items.map(({ id }) => ({ id, problem: text }));
  }
}

const nowhere: CurrentRecord = { status: undefined, last: undefined };

const inWords = async (
  refusal: CallError,
  readBack: () => Promise<CurrentRecord>,
): Promise<string> => {
  const failure = new Failure('refused', refusal.code, { details: refusal });
  return (await explain(failure, readBack)).text;
};

interface SetOptions extends Server {
  changes: StatusChange[];
  uid: string | undefined;
  set: (input: { changes: StatusChange[] }) => Promise<SetStatusesAnswer>;
}

export const setAll = ({ changes, uid, set, ...server }: SetOptions): Promise<ItemOutcome[]> =>
  callForAll({
    ...server,
    items: changes,
    act: () => set({ changes }),
    statusOf: ({ from }) => from,
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
  to: string;
}

interface UndoOptions extends Server {
  changes: readonly Done[];
  undo: (input: { changes: Omit<Done, 'to'>[] }) => Promise<UndoStatusesAnswer>;
}

export const undoAll = ({ changes, undo, ...server }: UndoOptions): Promise<ItemOutcome[]> =>
  callForAll({
    ...server,
    items: changes,
    act: () => undo({ changes: changes.map(({ kind, id, eventId }) => ({ kind, id, eventId })) }),
    statusOf: ({ to }) => to,
    found: (now, { id, eventId, to }) =>
      now.last?.undoes === eventId ? { id } : { id, problem: explainFound(now, to).text },
  });
