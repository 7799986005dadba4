import type { Random } from './counters/events.ts';

/** Ids that begin so are of these requests; hexadecimal, so that request ids can, too. */
export const mark = 'bad0bad0';

export const any = <T>(random: Random, all: readonly T[]): T => {
  const found = all[Math.floor(random() * all.length)];
  if (found === undefined && all.length === 0) throw new Error('There is nothing to choose from.');
  return found as T;
};

export const hex = (random: Random, length: number): string =>
  Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');

/** A UUID of version 4 with the mark. */
export const markedId = (random: Random): string =>
  `${mark}-${hex(random, 4)}-4${hex(random, 3)}-8${hex(random, 3)}-${hex(random, 12)}`;
