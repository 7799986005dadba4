import type { Place } from './cell.ts';

interface Found {
  place: Place;
  cell: HTMLElement;
  /** The cell itself, not a bar in it. */
  isCell: boolean;
}

/** The row and day under an event. */
export function placeOf(target: EventTarget | null): Found | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('td[data-date]');
  const { row, date } = cell?.dataset ?? {};
  if (!cell || !row || !date) return undefined;
  return { place: { row, date }, cell, isCell: target.closest('button') === null };
}

/** What a click on a bar opens. */
export const opensOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-opens]')?.dataset['opens']
    : undefined;

export const cellAt = (table: Element | null, { row, date }: Place): HTMLElement | undefined =>
  table?.querySelector<HTMLElement>(
    `td[data-row=${JSON.stringify(row)}][data-date=${JSON.stringify(date)}]`,
  ) ?? undefined;
