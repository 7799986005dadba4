import { useEffect, useReducer, useState } from 'react';
import { toFailure } from '../../data/firebase/failure.ts';
import type { Live } from '../../data/firebase/live/useLive.ts';

const loading = { status: 'loading' } as const;

/** Reads anew whenever `of` becomes another; while that is undefined, nothing. */
export function useRead<Of extends string | object, Found>(
  of: Of | undefined,
  read: (of: Of) => Promise<Found>,
): Loadable<Found> {
  const [known, setKnown] = useState<{ of: Of; live: Live<Found> }>();
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (of === undefined) return undefined;
    let isWanted = true;
    const settle = (live: Live<Found>) => {
      if (isWanted) setKnown({ of, live });
    };
    read(of).then(
      (data) => settle({ status: 'success', data }),
      (error: unknown) => settle({ status: 'error', error: toFailure(error) }),
    );
    return () => {
      isWanted = false;
      setKnown(undefined);
    };
    // What is read depends on `of` alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [of, tries]);
  return { ...(known && known.of === of ? known.live : loading), retry };
}

/** A key that makes an address secret: read when it is on screen, because listeners must not read it. */
export function useSecretKey(id: string | undefined, read: (id: string) => Promise<Key>) {
  const [replaced, setReplaced] = useState<string>();
  const live = useRead(id, async (of) => (await read(of)).key);
  const current: Loadable<string> =
    replaced === undefined ? live : { status: 'success', data: replaced, retry: live.retry };
  return [current, setReplaced] as const;
}

interface Key {
  key: string;
}

export type Loadable<T> = Live<T> & { retry: () => void };

const none: readonly never[] = [];

/** While nothing is known, always the same list. */
export const rowsOf = <Item>(live: Live<readonly Item[]>): readonly Item[] =>
  live.status === 'success' ? live.data : none;

export const areKnown = (lives: readonly Live<unknown>[]): boolean =>
  lives.every(({ status }) => status === 'success');

/** Undefined while nothing has failed. */
export function retryOf(lives: readonly Loadable<unknown>[]): (() => void) | undefined {
  const failed = lives.filter(({ status }) => status === 'error');
  return failed.length > 0 ? () => failed.forEach(({ retry }) => retry()) : undefined;
}
