import { useEffect, useLayoutEffect, useRef } from 'react';
import { areKeysOn, type KeyName, keyOf } from './keys.ts';

export type KeyHandlers = Partial<Record<KeyName, () => void>>;

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
  const { press, also, shift = false, repeats = false, always = false } = keyOf(name);
  const { key, target } = event;
  const isAlso = key === also;
  const isIt = isAlso || (press.length === 1 ? key.toUpperCase() === press : key === press);
  if (!isIt || event.defaultPrevented || event.isComposing || (event.repeat && !repeats))
    return false;
  // '?' is typed with Shift.
  const isLetter = press.toUpperCase() !== press.toLowerCase();
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isLetter && event.shiftKey !== shift) return false;
  const at = target instanceof Element ? target : document.body;
  if (isCovered(at)) return false;
  // Esc in a field of a sheet closes the sheet; what was typed is kept.
  const leavesSheet = key === 'Escape' && at.closest('[data-page-keys]') !== null;
  if (at.closest(typedInto) !== null && !leavesSheet) return false;
  if (key === 'Enter' && at.closest(pressed) !== null) return false;
  return always || isAlso || areKeysOn();
}
