/** 'look': it goes on, but somebody should look at it. 'unknown': nothing was heard of it, or only others can tell. */
export type HealthState = 'well' | 'look' | 'broken' | 'unknown';

/** One part of the business: how it is, and what to do. */
export interface HealthPart {
  name: string;
  state: HealthState;
  /** What is known, in a few words. */
  figure: string;
  /** Of when that is, or since when it is so. */
  since?: Date | undefined;
  /** Absent when there is nothing to do. */
  advice?: string | undefined;
}

const worstFirst: readonly HealthState[] = ['broken', 'look', 'unknown', 'well'];

/** The worst state of them; what is not known is worse than what is well. */
export const worstOf = (parts: readonly HealthPart[]): HealthState =>
  worstFirst.find((state) => parts.some((part) => part.state === state)) ?? 'unknown';
