import { type CivilDate, isCivilDate } from '@selasar/domain/core';

export type Opened =
  | { what: 'booking'; id: string }
  | { what: 'block'; id: string }
  | { what: 'day'; row: string; date: CivilDate };

export const blockAddress = (id: string): string => `block:${id}`;
export const dayAddress = (row: string, date: CivilDate): string => `day:${row}:${date}`;

/** A tour may have the same slug as a villa. */
export const rowAddress = ({ kind, id }: { kind: 'villas' | 'tours'; id: string }): string =>
  `${kind}/${id}`;

export function readOpened(open: string | undefined): Opened | undefined {
  if (!open) return undefined;
  const [what, id = '', date = ''] = open.split(':');
  if (what === 'block') return { what, id };
  if (what === 'day' && isCivilDate(date)) return { what, row: id, date };
  return { what: 'booking', id: open };
}
