import type { Key } from './keys.ts';

/** Input to replay, in its order. */
export interface Kept {
  /** The buttons that were tapped. */
  taps: readonly HTMLElement[];
  readonly keys: readonly Key[];
}

/** The input that src/server/waitForVisitor.js captures before hydration. */
export interface EarlyInput extends Kept {
  /** Resolves when the code of the page's lazy islands has loaded, after the visitor's first interaction. */
  readonly parts: Promise<void>;
  /** Loads that code without an interaction. */
  readonly act: () => void;
  /** Records a tap, and marks the tapped element. */
  readonly noteTap: (kept: Kept, click: Event) => void;
  /** Records a key for a date field. Returns whether it was one. */
  readonly noteKey: (kept: Kept, keydown: KeyboardEvent) => boolean;
  /** Whether the Tab key was used. */
  readonly tabbed?: boolean;
  /** Ends the capture: the page handles its input itself. */
  readonly end: () => void;
}

declare global {
  interface Window {
    early?: EarlyInput;
  }
}

/** Undefined on a page that the browser renders; on the server there is no window. */
const early = typeof window === 'undefined' ? undefined : window.early;

export const partsThere: Promise<void> = early?.parts ?? Promise.resolve();
/** Loads the lazy islands for a part that shows something without an interaction. */
export const bringParts = (): void => early?.act();
