import { useEffect, useLayoutEffect, useRef } from 'react';
import { signal } from '../../ui/signal.ts';
import { readStored, removeStored, store } from './staffStorage.ts';

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

const everywhere = {
  search: { press: '/', does: 'Search everything' },
  help: { press: '?', does: 'Show all shortcuts' },
} as const;

const ofRequests = {
  next: { press: 'J', does: 'Next request', repeats: true },
  previous: { press: 'K', does: 'Previous request', repeats: true },
  open: { press: 'Enter', does: 'Open the request', always: true },
  confirm: { press: 'C', does: 'Confirm it, and open the next pending one' },
  cancel: { press: 'X', does: 'Cancel it, after a confirmation' },
  select: { press: 'S', does: 'Select or deselect it' },
  close: { press: 'Escape', does: 'Close the details', always: true },
} as const;

const ofDays = {
  nextDay: { press: 'N', also: 'ArrowRight', does: 'Next day' },
  previousDay: { press: 'P', also: 'ArrowLeft', does: 'Previous day' },
  nextWeek: { press: 'N', also: 'ArrowRight', shift: true, does: 'Next week' },
  previousWeek: { press: 'P', also: 'ArrowLeft', shift: true, does: 'Previous week' },
  today: { press: 'T', does: 'Today' },
} as const;

/** Shown by the dialog. */
export const keyGroups = [
  { where: 'Everywhere', keys: everywhere },
  { where: 'Bookings and airport transfers', keys: ofRequests },
  { where: 'A day', keys: ofDays },
];

const keys = { ...everywhere, ...ofRequests, ...ofDays };
type KeyName = keyof typeof keys;

const name = 'keys';
const on = signal(readStored(name) !== 'off');

/** Users of speech input may want single-character shortcuts off. */
export const useKeysOn = on.use;

export function switchKeys(isOn: boolean): void {
  if (isOn) removeStored(name);
  else store(name, 'off');
  on.set(isOn);
}

type KeyHandlers = Partial<Record<KeyName, () => void>>;

/** Keys typed there are text, or select something. */
const typedInto =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"], [role="menu"]';
/** These elements handle Enter themselves. */
const pressed = 'a, button, [role="button"], [role="gridcell"], [role="columnheader"], input';
/** A sheet shares the page's keys. */
const modal = '.MuiModal-root:not([data-page-keys])';
const panel = '.MuiDataGrid-panel';

/** What covers the page has the keys. A modal that fades out no longer has the focus: the next key is not lost. */
const isCovered = (at: Element): boolean =>
  document.querySelector(panel) !== null ||
  (at === document.body ? document.querySelector(modal) : at.closest(modal)) !== null;

export function useKeys(handlers: KeyHandlers): void {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      for (const [name, handle] of Object.entries(latest.current)) {
        if (handle && matches(name as KeyName, event)) {
          event.preventDefault();
          handle();
          return;
        }
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function matches(name: KeyName, event: KeyboardEvent): boolean {
  const { press, also, shift, repeats, always }: Key = keys[name];
  const { key, target } = event;
  const isAlso = key === also;
  const isIt = isAlso || (press.length === 1 ? key.toUpperCase() === press : key === press);
  if (!isIt || event.defaultPrevented || event.isComposing || (event.repeat && !repeats))
    return false;
  // '?' is typed with Shift.
  const isLetter = press.toUpperCase() !== press.toLowerCase();
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isLetter && event.shiftKey !== (shift === true)) return false;
  const at = target instanceof Element ? target : document.body;
  if (isCovered(at)) return false;
  // Esc in a field of a sheet closes the sheet; what was typed is kept.
  const leavesSheet = key === 'Escape' && at.closest('[data-page-keys]') !== null;
  if (at.closest(typedInto) !== null && !leavesSheet) return false;
  if (key === 'Enter' && at.closest(pressed) !== null) return false;
  return always === true || isAlso || on.get();
}
