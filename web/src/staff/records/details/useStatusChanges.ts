import { undo as undoTime } from '@selasar/domain';
import type { RequestKind } from '@selasar/domain';
import { useCallback, useMemo, useState } from 'react';
import { toast } from 'sonner';
import type { CurrentRecord } from '../../../data/records/readCurrentRecord.ts';
import { confirmOutcome } from '../../../data/firebase/live/confirmOutcome.ts';
import { explain, explainFound, unsure } from './explain.ts';
import type { Problem } from './explain.ts';
import { undoChange } from './undoChange.ts';
import { notifyDone, undoTimeLeft } from './undoToast.tsx';
import type { Done } from './undoToast.tsx';

interface Changeable<Status> {
  id: string;
  status: Status;
}

/** How records of a collection are changed, and the texts for it; one object for all renders. */
export interface StatusChanges<Item, Status> {
  kind: RequestKind;
  set: (id: string, from: Status, to: Status) => Promise<{ eventId: string }>;
  /** Reads the current state from the server. */
  readBack: (id: string) => Promise<CurrentRecord>;
  /** Guest, item and date; and a short form. */
  describe: (item: Item) => string;
  brief: (item: Item) => string;
  done: (to: Status) => Done;
  /** Reports a failure; without the reason if that is shown elsewhere. */
  notifyFailed: (reason: string | undefined) => void;
}

/** A change from the click until its buttons are enabled again. */
export interface Change<Status> {
  from: Status;
  to: Status;
  /** 'done': the server has accepted it, and the listener will report it. */
  phase: 'running' | 'done' | 'over';
}

/** How long an accepted change is shown before a listener reports it. */
const graceMs = 3000;
/** How long a used button stays disabled at least, so that a second click hits nothing else. */
export const restMs = 2000;

const arrivedLate = (to: string): string => `It is ${to}: your change arrived.`;

/** Whether the details of a record, which show conflicts, are open. */
export const isOpen = (id: string): boolean =>
  new URLSearchParams(window.location.search).get('open') === id;

/** Status changes by staff. Shows what the server has accepted; `uid` is the user who makes them. */
export function useStatusChanges<Item extends Changeable<Status>, Status extends string>(
  options: StatusChanges<Item, Status>,
  uid: string | undefined,
) {
  const [changes, setChanges] = useState<ReadonlyMap<string, Change<Status>>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(new Map());

  const run = useMemo(() => {
    const { kind, set, readBack, brief, done, notifyFailed } = options;

    /** The progress of one change on screen. */
    const follow = (id: string, from: Status, to: Status) => {
      const put = (before: Change<Status>, after: Change<Status> | undefined) =>
        setChanges((all) => (all.get(id) === before ? replaced(all, id, after) : all));
      const running: Change<Status> = { from, to, phase: 'running' };
      setProblems((all) => replaced(all, id, undefined));
      setChanges((all) => replaced(all, id, running));
      return (phase: 'done' | 'over') => {
        const ended = { ...running, phase };
        put(running, ended);
        setTimeout(() => put(ended, undefined), phase === 'done' ? graceMs : restMs);
      };
    };

    const fail = (id: string, problem: Problem) => {
      if (isOpen(id)) setProblems((all) => replaced(all, id, problem));
      notifyFailed(isOpen(id) ? undefined : problem.text);
    };

    const wonder = (id: string) => {
      if (isOpen(id)) setProblems((all) => replaced(all, id, unsure));
      else toast.warning('No answer from the server', { description: unsure.text });
    };

    const takeBack = async (item: Item, to: Status, eventId: string): Promise<void> => {
      const { id, status: from } = item;
      const end = follow(id, to, from);
      const problem = await undoChange({ kind, id, eventId, to }, () => wonder(id));
      end(problem ? 'over' : 'done');
      if (problem) fail(id, problem);
      else {
        toast.success('Change undone', {
          description: `${brief(item)}: it is ${from} again, and the guest will not be mailed.`,
        });
      }
    };

    return async (item: Item, to: Status): Promise<boolean> => {
      const { id, status: from } = item;
      const end = follow(id, from, to);
      const sentAt = performance.now();
      const succeed = (eventId: string, isLate: boolean): true => {
        end('done');
        setProblems((all) => replaced(all, id, undefined));
        const { title, lines } = done(to);
        notifyDone(
          { title, lines: [...lines, brief(item), ...(isLate ? [arrivedLate(to)] : [])] },
          () => void takeBack(item, to, eventId),
          isLate ? undoTimeLeft(sentAt) : undoTime.offeredMs,
        );
        return true;
      };
      try {
        const outcome = await confirmOutcome({
          act: () => set(id, from, to),
          readBack: () => readBack(id),
          hasChanged: ({ status }) => status !== from,
          onUnsure: () => wonder(id),
        });
        if ('answer' in outcome) return succeed(outcome.answer.eventId, false);
        const { status, last } = outcome.found;
        if (last?.by === uid && last?.from === from && last.to === to && status === to) {
          return succeed(last.id, true);
        }
        end('over');
        fail(id, explainFound(outcome.found, from));
      } catch (error) {
        end('over');
        fail(id, await explain(error, () => readBack(id)));
      }
      return false;
    };
  }, [options, uid]);

  /** The record as it will be, after an accepted change that no listener has reported yet. */
  const shown = useCallback(
    (item: Item): Item => {
      const mine = changes.get(item.id);
      return mine?.phase === 'done' && mine.from === item.status
        ? { ...item, status: mine.to }
        : item;
    },
    [changes],
  );

  return useMemo(
    () => ({
      change: run,
      shown,
      /** The change of a record that was just made: its buttons are disabled. */
      recent: (id: string) => changes.get(id),
      problemOf: (id: string) => problems.get(id),
      describe: options.describe,
    }),
    [run, shown, changes, problems, options],
  );
}

function replaced<Value>(
  all: ReadonlyMap<string, Value>,
  id: string,
  value: Value | undefined,
): ReadonlyMap<string, Value> {
  const after = new Map(all);
  if (value === undefined) after.delete(id);
  else after.set(id, value);
  return after;
}
