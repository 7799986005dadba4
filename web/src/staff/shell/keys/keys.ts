/** A keyboard shortcut of the staff area. */
export interface Key {
  /** As in `KeyboardEvent.key`; a letter matches with or without Caps Lock. */
  readonly press: string;
  /** An alternative key that is not a character. */
  readonly also?: string;
  /** With Shift; without Shift it is another shortcut. */
  readonly shift?: true;
  readonly does: string;
  /** It repeats while it is held down. */
  readonly repeats?: true;
  /** It also works when single-character shortcuts are switched off. */
  readonly always?: true;
}

interface KeyGroup {
  readonly where: string;
  readonly keys: Readonly<Record<string, Key>>;
}

const groups = <const Groups extends readonly KeyGroup[]>(all: Groups) => all;

/**
 * All keyboard shortcuts of the staff area, defined only here. The dialog shows them, and `useKeys` listens for them.
 */
export const keyGroups = groups([
  {
    where: 'Everywhere',
    keys: {
      search: { press: '/', does: 'Search everything' },
      help: { press: '?', does: 'Show all shortcuts' },
    },
  },
  {
    where: 'Bookings and airport transfers',
    keys: {
      next: { press: 'J', does: 'Next request', repeats: true },
      previous: { press: 'K', does: 'Previous request', repeats: true },
      open: { press: 'Enter', does: 'Open the request', always: true },
      confirm: { press: 'C', does: 'Confirm it, and open the next pending one' },
      cancel: { press: 'X', does: 'Cancel it, after a confirmation' },
      select: { press: 'S', does: 'Select or deselect it' },
      close: { press: 'Escape', does: 'Close the details', always: true },
    },
  },
  {
    where: 'A day',
    keys: {
      nextDay: { press: 'N', also: 'ArrowRight', does: 'Next day' },
      previousDay: { press: 'P', also: 'ArrowLeft', does: 'Previous day' },
      nextWeek: { press: 'N', also: 'ArrowRight', shift: true, does: 'Next week' },
      previousWeek: { press: 'P', also: 'ArrowLeft', shift: true, does: 'Previous week' },
      today: { press: 'T', does: 'Today' },
    },
  },
]);

type KeysOf<Group> = Group extends { keys: infer Keys } ? keyof Keys : never;
export type KeyName = KeysOf<(typeof keyGroups)[number]>;

const all = new Map<string, Key>(
  keyGroups.flatMap(({ keys }) => Object.entries(keys) as [KeyName, Key][]),
);

export const keyOf = (name: KeyName): Key => all.get(name) ?? { press: '', does: '' };
