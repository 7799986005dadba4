import { signal } from '../../../ui/signal.ts';
import { readStored, removeStored, store } from '../staffStorage.ts';

export interface Key {
  /** As in `KeyboardEvent.key`; a letter matches with or without Caps Lock. */
  readonly press: string;
  readonly also?: string;
  /** With Shift; without Shift it is another shortcut. */
  readonly shift?: true;
  readonly does: string;
  readonly repeats?: true;
  /** It also works when single-character shortcuts are switched off. */
  readonly always?: true;
}

interface KeyGroup {
  readonly where: string;
  readonly keys: Readonly<Record<string, Key>>;
}

const groups = <const Groups extends readonly KeyGroup[]>(all: Groups) => all;

/** Defined only here: the dialog shows them, and `useKeys` listens for them. */
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

const name = 'keys';
const on = signal(readStored(name) !== 'off');

/** Users of speech input may want single-character shortcuts off. */
export const areKeysOn = on.get;
export const useKeysOn = on.use;

export function switchKeys(isOn: boolean): void {
  if (isOn) removeStored(name);
  else store(name, 'off');
  on.set(isOn);
}
