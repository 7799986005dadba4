import type { Live } from '../../data/firebase/live/useLive.ts';

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
