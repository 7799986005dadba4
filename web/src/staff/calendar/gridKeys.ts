import { addDays } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import type { KeyboardEvent } from 'react';
import { isBlockable } from './cell.ts';
import type { CalendarRow, Place } from './cell.ts';
import { placeOf } from './places.ts';
import type { ChosenNights, Nights } from './useNights.ts';

export interface KeyOptions {
  rows: readonly string[];
  days: readonly CivilDate[];
  today: CivilDate;
  nights: Nights;
  rowAt: (place: Place) => CalendarRow | undefined;
  canBlock: (place: Place) => boolean;
  moveTo: (place: Place) => void;
  /** Shows the previous or next period, or today's; returns the day that gets the focus. */
  onTurn: (to: -1 | 1 | 'today') => CivilDate;
  /** Shows the period of a day outside the visible ones. */
  onLeave: (date: CivilDate) => void;
  onChoose: (chosen: ChosenNights) => void;
  onPress: (place: Place) => void;
}

/** What each key does in a cell; `keysText` describes it for users. */
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

/** Handles the keys of all cells. */
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
  'Keys: the arrow keys move between days. Shift with an arrow key selects free nights, and Enter blocks or books ' +
  'them. Enter also opens a booking or block. Page Up and Page Down show other weeks or months, T shows today.';

export const fingersText =
  'Tap a free day to block or book it. To select more nights, hold the first one and drag.';
