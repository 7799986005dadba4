import type { CivilDate } from '../../core/dates.ts';

/** A range of days, first and last included. */
export interface Period {
  from: CivilDate;
  to: CivilDate;
}

/**
 * The stored form of a period, by ISO 8601: '2026-12-20/2027-01-05'. One text, so that the security rules can check it.
 */
export const periodText = ({ from, to }: Period): string => `${from}/${to}`;

export const periodOf = (text: string): Period => {
  const [from = '', to = ''] = text.split('/');
  return { from, to };
};

/** The period of a list that contains a day. */
export const periodWith = (
  periods: readonly string[] | undefined,
  date: CivilDate,
): Period | undefined => periods?.map(periodOf).find(({ from, to }) => from <= date && date <= to);

/** Whether two periods of a list overlap. */
export const overlap = (periods: readonly string[]): boolean => {
  const inOrder = periods.map(periodOf).sort((a, b) => (a.from < b.from ? -1 : 1));
  return inOrder.some(({ from }, index) => index > 0 && from <= (inOrder[index - 1]?.to ?? ''));
};
