import { noteTabbing } from '../ui/useTabbing.ts';
import { whenIdle } from '../ui/whenIdle.ts';

/**
 * What a visitor does to a page that the server drew before its script has taken it over. Some lines in the page keep the
 * last tap and hold forms back (src/server/waitForVisitor.js); links work by themselves.
 */
interface Kept {
  /** Files of the page's code that have been asked for, by address. */
  readonly files: Record<string, Promise<Response>>;
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

/** The fields that hold something else than the server drew. */
const typedIn = (root: ParentNode): { field: Field; text: string }[] =>
  Array.from(root.querySelectorAll<Field>('input:not([type=range]), textarea'))
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value }));

/**
 * Asked before React takes the page over, which undoes what was typed, and from then on hears all by itself. Answers a
 * function for afterwards: it does once more what was typed and tapped.
 */
export function keepEarly(root: ParentNode): () => void {
  const typed = typedIn(root);
  const { early } = window;
  early?.end();
  return () => {
    delete window.early;
    for (const { field, text } of typed) if (field.isConnected) type(field, text);
    if (early?.tabbed) noteTabbing();
    // Parts of the page are taken over later, and only then learn what device it is.
    if (early?.button) whenIdle(tapOn(early.button));
  };
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

/** Taps on the button, or on the one that has taken its place. */
function tapOn(button: HTMLElement): () => void {
  const selector = `[aria-label="${CSS.escape(button.getAttribute('aria-label') ?? '')}"]`;
  return () => {
    const target = button.isConnected ? button : document.querySelector<HTMLElement>(selector);
    if (target) tap(target);
  };
}

/** Menus of choices open at the press, all else at the click. */
function tap(button: HTMLElement): void {
  for (const name of ['mousedown', 'mouseup']) {
    button.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
  }
  button.click();
}
