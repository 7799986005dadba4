import type { Key } from './keys.ts';

/** What is to be done once more, in its order. */
export interface Kept {
  /** The buttons that were tapped. */
  taps: readonly HTMLElement[];
  readonly keys: readonly Key[];
}

/** What src/server/waitForVisitor.js keeps of the time before the page's script has taken it over. */
export interface EarlyInput extends Kept {
  /** When the code of the page's parts is there, after the first sign of the visitor. */
  readonly parts: Promise<void>;
  /** Asks for that code without a sign. */
  readonly act: () => void;
  /** Keeps the tap of a click, and marks what was tapped. */
  readonly noteTap: (kept: Kept, click: Event) => void;
  /** Keeps a key that is for a date. Answers whether it is. */
  readonly noteKey: (kept: Kept, keydown: KeyboardEvent) => boolean;
  /** Somebody goes through the page with the Tab key. */
  readonly tabbed?: boolean;
  /** From now on the page looks after itself. */
  readonly end: () => void;
}

declare global {
  interface Window {
    early?: EarlyInput;
  }
}

/** A page that the browser draws has been asked for by a visitor; on the server there is no window. */
const early = typeof window === 'undefined' ? undefined : window.early;

export const partsThere: Promise<void> = early?.parts ?? Promise.resolve();
/** For a part that tells something by itself. */
export const bringParts = (): void => early?.act();
