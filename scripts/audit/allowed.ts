import type { Allowed } from './judge.ts';

/** Weak packages that stay for now, each with the reason and an end. */
export const allowed: readonly Allowed[] = [];
