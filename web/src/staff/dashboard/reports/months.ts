import { addDays, type CivilDate, monthOf, nightsBetween } from '@selasar/domain/core';

const firstDay = (month: string): CivilDate => `${month}-01`;

export const monthAfter = (month: string): string => monthOf(addDays(firstDay(month), 31));

export const daysOf = (month: string): CivilDate[] =>
  Array.from({ length: nightsBetween(firstDay(month), firstDay(monthAfter(month))) }, (_, index) =>
    addDays(firstDay(month), index),
  );

export function monthsShown(year: number | undefined, today: CivilDate): string[] {
  const [thisYear, thisMonth] = today.split('-').map(Number) as [number, number];
  const last = year === undefined ? thisYear * 12 + thisMonth - 1 : year * 12 + 11;
  return Array.from({ length: 12 }, (_, index) => {
    const month = last - 11 + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

export function yearsOf(
  counted: readonly string[],
  chosen: number | undefined,
  today: CivilDate,
): number[] {
  const thisYear = Number(today.slice(0, 4));
  const known = counted.filter((month) => /^20\d\d-/.test(month)).map((month) => month.slice(0, 4));
  const first = Math.min(thisYear, ...known.map(Number));
  // Trips of next year are already on sale.
  const years = Array.from({ length: thisYear - first + 2 }, (_, index) => first + index);
  return [...new Set([...years, chosen ?? thisYear])].toSorted((a, b) => b - a);
}
