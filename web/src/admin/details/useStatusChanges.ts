import { useCallback, useMemo, useState } from 'react';
import { lastChange } from '../../firebase/records/history.ts';
import { explain } from './explain.ts';
import type { Problem } from './explain.ts';

interface Changeable<Status> {
  id: string;
  status: Status;
}

/** How records of a kind are changed; one object for all renders. */
export interface StatusChanges<Status> {
  /** The collection that the records are in. */
  name: string;
  set: (id: string, from: Status, to: Status) => Promise<unknown>;
  /** Tells the person of the change; `undo` is there when the way back is allowed. */
  onDone: (to: Status, undo: (() => void) | undefined) => void;
  onFailed: (problem: Problem) => void;
  isAllowed: (from: Status, to: Status) => boolean;
}

interface Change<Status> {
  from: Status;
  to: Status;
  /** The server has taken it; a listener will tell. */
  isDone: boolean;
}

/** How long a change that the server took is shown although no listener has told of it. */
const graceMs = 3000;

/** Changes of status by staff: shown at once, taken back when the server refuses. */
export function useStatusChanges<Status extends string>(options: StatusChanges<Status>) {
  const [running, setRunning] = useState<ReadonlyMap<string, Change<Status>>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(new Map());

  const change = useCallback(
    async function move({ id, status: from }: Changeable<Status>, to: Status): Promise<boolean> {
      const { name, set, onDone, onFailed, isAllowed } = options;
      const mine = { from, to, isDone: false };
      const taken = { ...mine, isDone: true };
      const replace = (before: Change<Status>, after?: Change<Status>) =>
        setRunning((all) => {
          if (all.get(id) !== before) return all;
          return after ? new Map(all).set(id, after) : without(all, id);
        });
      setProblems((all) => without(all, id));
      setRunning((all) => new Map(all).set(id, mine));
      try {
        await set(id, from, to);
      } catch (error) {
        replace(mine);
        const problem = await explain(error, () => lastChange(name, id));
        setProblems((all) => new Map(all).set(id, problem));
        onFailed(problem);
        return false;
      }
      replace(mine, taken);
      setTimeout(() => replace(taken), graceMs);
      const undo = () => void move({ id, status: to }, from);
      onDone(to, isAllowed(to, from) ? undo : undefined);
      return true;
    },
    [options],
  );

  /** The record as it will be, while a change is on its way. */
  const shown = useCallback(
    <Item extends Changeable<Status>>(item: Item): Item => {
      const mine = running.get(item.id);
      return mine && mine.from === item.status ? { ...item, status: mine.to } : item;
    },
    [running],
  );

  return useMemo(
    () => ({
      change,
      shown,
      isRunning: (id: string) => running.get(id)?.isDone === false,
      problemOf: (id: string) => problems.get(id),
    }),
    [change, shown, running, problems],
  );
}

function without<Value>(all: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> {
  const rest = new Map(all);
  rest.delete(id);
  return rest;
}
