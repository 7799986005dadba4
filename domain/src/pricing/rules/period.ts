import type { CivilDate } from '../../core/dates.ts';

/** First and last day included. */
export interface Period {
  from: CivilDate;
  to: CivilDate;
}

/** By ISO 8601: '2026-12-20/2027-01-05'. One text, so that the security rules can check it. */
export const periodText = ({ from, to }: Period): string => `${from}/${to}`;

export const periodOf = (text: string): Period => {
  const [from = '', to = ''] = text.split('/');
  return { from, to };
};

export const periodWith = (
  periods: readonly string[] | undefined,
  date: CivilDate,
): Period | undefined => periods?.map(periodOf).find(({ from, to }) => from <= date && date <= to);

export const overlap = (periods: readonly string[]): boolean => {
  const inOrder = periods.map(periodOf).sort((a, b) => (a.from < b.from ? -1 : 1));
  return inOrder.some(({ from }, index) => index > 0 && from <= (inOrder[index - 1]?.to ?? ''));
};
