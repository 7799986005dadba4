import { noteTabbing } from '../ui/useTabbing.ts';

/**
 * What a visitor does to a page that the server drew before its script has taken it over. Some lines in the page keep the
 * last tap and hold forms back (src/server/waitForVisitor.js); links work by themselves.
 */
interface Kept {
  /** The button of the last tap. */
  readonly button?: HTMLElement;
  /** Somebody goes through the page with the Tab key. */
  readonly tabbed?: boolean;
  /** From now on the page looks after itself. */
  readonly end: () => void;
}

declare global {
  interface Window {
    early?: Kept;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;
interface Typed {
  readonly field: Field;
  readonly text: string;
}

/** The fields that hold something else than the server drew. Asked before the page is taken over, which may undo it. */
export const typedEarly = (root: ParentNode): Typed[] =>
  Array.from(root.querySelectorAll<Field>('input:not([type=range]), textarea'))
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value }));

/** Does once more, now that the page hears it, what was typed and tapped. */
export function catchUp(typed: readonly Typed[]): void {
  for (const { field, text } of typed) if (field.isConnected) type(field, text);
  const { early } = window;
  early?.end();
  if (early?.tabbed) noteTabbing();
  delete window.early;
  if (early?.button?.isConnected) tap(early.button);
}

/** React hears of a text only if it differs from the one that it has seen. */
function type(field: Field, text: string): void {
  const caret = field.selectionStart;
  field.value = '';
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret !== null) field.setSelectionRange(caret, caret);
}

/** Menus of choices open at the press, all else at the click. */
function tap(button: HTMLElement): void {
  for (const name of ['mousedown', 'mouseup']) {
    button.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
  }
  button.click();
}
