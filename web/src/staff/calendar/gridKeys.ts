import { addDays, type CivilDate } from '@selasar/domain/core';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isBlockable, type CalendarRow, type Place } from './cell.ts';
import type { ChosenNights, Nights } from './useNights.ts';

interface Found {
  place: Place;
  /** The cell itself, not a bar in it. */
  isCell: boolean;
}

export function placeOf(target: EventTarget | null): Found | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('td[data-date]');
  const { row, date } = cell?.dataset ?? {};
  if (!row || !date) return undefined;
  return { place: { row, date }, isCell: target.closest('button') === null };
}

export const opensOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-opens]')?.dataset['opens']
    : undefined;

export const cellAt = (table: Element | null, { row, date }: Place): HTMLElement | undefined =>
  table?.querySelector<HTMLElement>(
    `td[data-row=${JSON.stringify(row)}][data-date=${JSON.stringify(date)}]`,
  ) ?? undefined;

export interface KeyOptions {
  rows: readonly string[];
  days: readonly CivilDate[];
  today: CivilDate;
  nights: Nights;
  rowAt: (place: Place) => CalendarRow | undefined;
  canBlock: (place: Place) => boolean;
  moveTo: (place: Place) => void;
  /** Returns the day that gets the focus. */
  onTurn: (to: -1 | 1 | 'today') => CivilDate;
  /** Shows the period of a day outside the visible ones. */
  onLeave: (date: CivilDate) => void;
  onChoose: (chosen: ChosenNights) => void;
  onPress: (place: Place) => void;
}

/** `keysText` describes it for users. */
function actionsAt(at: Place, options: KeyOptions): Readonly<Record<string, () => void>> {
  const { rows, days, today, nights, rowAt, moveTo } = options;

  const go = (place: Place) => {
    nights.clear();
    moveTo(place);
    if (!days.includes(place.date)) options.onLeave(place.date);
  };
  const byDays = (by: number) => go({ ...at, date: addDays(at.date, by) });
  const byRows = (by: number) => {
    const row = rows[rows.indexOf(at.row) + by];
    if (row !== undefined) go({ ...at, row });
  };
  const choose = (by: number) => {
    const row = rowAt(at);
    const next = addDays(nights.head ?? at.date, by);
    if (!row || !options.canBlock(at) || !days.includes(next)) return;
    if (!nights.chosen) nights.begin(at);
    nights.extend(row, next);
    if (isBlockable(row, next, today)) moveTo({ ...at, date: next });
  };
  const turn = (to: -1 | 1 | 'today') => {
    nights.clear();
    moveTo({ ...at, date: options.onTurn(to) });
  };
  const press = () => {
    const { chosen } = nights;
    nights.clear();
    if (chosen) options.onChoose(chosen);
    else options.onPress(at);
  };

  return {
    ArrowLeft: () => byDays(-1),
    ArrowRight: () => byDays(1),
    ArrowUp: () => byRows(-1),
    ArrowDown: () => byRows(1),
    'Shift+ArrowLeft': () => choose(-1),
    'Shift+ArrowRight': () => choose(1),
    Home: () => go({ ...at, date: days[0] ?? at.date }),
    End: () => go({ ...at, date: days.at(-1) ?? at.date }),
    PageUp: () => turn(-1),
    PageDown: () => turn(1),
    t: () => turn('today'),
    T: () => turn('today'),
    Enter: press,
    ' ': press,
    Escape: nights.clear,
  };
}

export const onGridKey = (options: KeyOptions) => (event: KeyboardEvent) => {
  const found = placeOf(event.target);
  if (!found || event.ctrlKey || event.metaKey || event.altKey) return;
  // A clicked bar has the focus, and handles Enter itself.
  if (!found.isCell && ['Enter', ' '].includes(event.key)) return;
  const key = event.shiftKey && event.key.startsWith('Arrow') ? `Shift+${event.key}` : event.key;
  const action = actionsAt(found.place, options)[key];
  if (!action) return;
  event.preventDefault();
  action();
};

export const keysText =
  'Keys: the arrow keys move between days. Shift with an arrow key selects free nights, Enter blocks or books them, ' +
  'and Escape forgets them. Enter also opens a booking or block. Page Up and Page Down show other weeks or months, ' +
  'T shows today.';

export const clicksText =
  'Select the first and the last free night of a villa to block or book them, or a day of a tour to book it.';

export function useActiveCell(
  table: RefObject<Element | null>,
  rows: readonly string[],
  days: readonly CivilDate[],
  today: CivilDate,
) {
  const [wanted, setWanted] = useState<Place>();
  /** The focus follows once the cell is rendered: other days may still be loading. */
  const awaited = useRef<Place>(undefined);
  const isRendered = wanted && rows.includes(wanted.row) && days.includes(wanted.date);
  const active: Place = isRendered
    ? wanted
    : { row: rows[0] ?? '', date: days.includes(today) ? today : (days[0] ?? today) };

  useEffect(() => {
    if (!awaited.current) return;
    const cell = cellAt(table.current, awaited.current);
    if (!cell) return;
    awaited.current = undefined;
    cell.focus();
  });

  return {
    active,
    /** Does not move the focus; used for the pointer. */
    mark: setWanted,
    moveTo: (place: Place) => {
      awaited.current = place;
      setWanted(place);
    },
  };
}
