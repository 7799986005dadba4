import {
  type GuestRequest,
  type RequestKind,
  type RequestStatus,
  undo as undoTime,
} from '@selasar/domain/requests';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { confirmOutcome } from '../../../data/firebase/live/confirmOutcome.ts';
import { readCurrentRecord } from '../../../data/requests/readCurrentRecord.ts';
import { useOwnUid } from '../../common/session.tsx';
import { type KindForStaff, kindsForStaff } from '../kindsForStaff.ts';
import { explain, explainFound, type Problem, unsure } from './explain.ts';
import { linesBelow, notifyDone, undoChange, undoTimeLeft } from './undo.tsx';

/** From the click until its buttons are enabled again. */
export interface Change {
  from: RequestStatus;
  to: RequestStatus;
  /** 'done': the server has accepted it, and the listener will report it. */
  phase: 'running' | 'done' | 'over';
}

/** How long an accepted change is shown before a listener reports it. */
const graceMs = 3000;
/** How long a used button stays disabled at least, so that a second click hits nothing else. */
export const restMs = 2000;

/** As it was when its change was refused. */
type Refused = Pick<GuestRequest, 'id'> & Partial<Pick<GuestRequest, 'status' | 'updatedAt'>>;

/** An edit may have removed the reason. Who was faster is said as long as that status stands. */
const isOutdated = (refused: Refused | undefined, now: Refused): boolean =>
  refused !== undefined &&
  refused.status === now.status &&
  refused.updatedAt?.getTime() !== now.updatedAt?.getTime();

const arrivedLate = (to: string): string => `It is ${to}: your change arrived.`;

interface StatusChangesOptions {
  kind: Pick<KindForStaff, 'name' | 'setStatus' | 'brief' | 'done' | 'failed'>;
  /** Open details show conflicts. The same function for all renders. */
  isOpen: (id: string) => boolean;
  uid: string | undefined;
  readBack?: typeof readCurrentRecord;
}

export type StatusChanges = ReturnType<typeof useStatusChanges>;

/** Shows what the server has accepted. */
export function useStatusChanges(options: StatusChangesOptions) {
  const { kind, isOpen, uid, readBack: read = readCurrentRecord } = options;
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const [problems, setProblems] = useState<
    ReadonlyMap<string, Problem & { refused?: Refused | undefined }>
  >(new Map());

  const run = useMemo(() => {
    const { name, setStatus, brief, done, failed } = kind;
    const readBack = (id: string) => read(name, id);

    const follow = (id: string, from: RequestStatus, to: RequestStatus) => {
      const put = (before: Change, after: Change | undefined) =>
        setChanges((all) => (all.get(id) === before ? replaced(all, id, after) : all));
      const running: Change = { from, to, phase: 'running' };
      setProblems((all) => replaced(all, id, undefined));
      setChanges((all) => replaced(all, id, running));
      return (phase: 'done' | 'over') => {
        const ended = { ...running, phase };
        put(running, ended);
        setTimeout(() => put(ended, undefined), phase === 'done' ? graceMs : restMs);
      };
    };

    const fail = (id: string, problem: Problem, refused?: Refused) => {
      if (isOpen(id)) setProblems((all) => replaced(all, id, { ...problem, refused }));
      const lines = isOpen(id) ? failed.lines : [...failed.lines, problem.text];
      toast.error(failed.title, lines.length > 0 ? { description: linesBelow(lines) } : {});
    };

    const warnUnsure = (id: string) => {
      if (isOpen(id)) setProblems((all) => replaced(all, id, unsure));
      else toast.warning('No answer from the server', { description: unsure.text });
    };

    const undo = async (item: GuestRequest, to: RequestStatus, eventId: string): Promise<void> => {
      const { id, status: from } = item;
      const end = follow(id, to, from);
      const problem = await undoChange({ kind: name, id, eventId, to }, () => warnUnsure(id));
      end(problem ? 'over' : 'done');
      if (problem) fail(id, problem);
      else {
        toast.success('Change undone', {
          description: `${brief(item)}: it is ${from} again, and the guest will not be mailed about this change.`,
        });
      }
    };

    return async (item: GuestRequest, to: RequestStatus): Promise<boolean> => {
      const { id, status: from } = item;
      const end = follow(id, from, to);
      const sentAt = performance.now();
      const succeed = (eventId: string, isLate: boolean): true => {
        end('done');
        setProblems((all) => replaced(all, id, undefined));
        const { title, lines } = done(to);
        notifyDone(
          { title, lines: [...lines, brief(item), ...(isLate ? [arrivedLate(to)] : [])] },
          () => void undo(item, to, eventId),
          isLate ? undoTimeLeft(sentAt) : undoTime.offeredMs,
        );
        return true;
      };
      try {
        const outcome = await confirmOutcome({
          act: () => setStatus(id, from, to),
          readBack: () => readBack(id),
          hasChanged: ({ status }) => status !== from,
          onUnsure: () => warnUnsure(id),
        });
        if ('answer' in outcome) return succeed(outcome.answer.eventId, false);
        const { status, last } = outcome.found;
        if (last?.by === uid && last?.from === from && last.to === to && status === to) {
          return succeed(last.id, true);
        }
        end('over');
        fail(id, explainFound(outcome.found, from), item);
      } catch (error) {
        end('over');
        fail(id, await explain(error, () => readBack(id)), item);
      }
      return false;
    };
  }, [kind, isOpen, read, uid]);

  return useMemo(
    () => ({
      change: run,
      /** The record as it will be, after an accepted change that no listener has reported yet. */
      shown: <Item extends GuestRequest>(item: Item): Item => {
        const mine = changes.get(item.id);
        return mine?.phase === 'done' && mine.from === item.status
          ? { ...item, status: mine.to }
          : item;
      },
      recent: (id: string) => changes.get(id),
      problemOf: (record: Refused): Problem | undefined => {
        const found = problems.get(record.id);
        return isOutdated(found?.refused, record) ? undefined : found;
      },
    }),
    [run, changes, problems],
  );
}

export const useRequestChanges = (kind: RequestKind, isOpen: (id: string) => boolean) =>
  useStatusChanges({ kind: kindsForStaff[kind], isOpen, uid: useOwnUid() });

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
