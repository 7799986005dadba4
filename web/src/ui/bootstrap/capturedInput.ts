import type { Key } from './keys.ts';

/** Input to replay, in its order. */
export interface InputQueue {
  /** The buttons that were tapped. */
  taps: readonly HTMLElement[];
  readonly keys: readonly Key[];
}

/** The input that src/server/waitForVisitor.js captures before hydration. */
export interface CapturedInput extends InputQueue {
  /** Resolves when the code of a lazy island has loaded, after the visitor's first interaction. */
  readonly island: (file: string) => Promise<void>;
  /** Resolves when that of all the page's lazy islands has. */
  readonly islands: Promise<void>;
  /** Loads that code without an interaction. */
  readonly loadIslands: () => void;
  /** Records a tap, and marks the tapped element. */
  readonly noteTap: (queue: InputQueue, click: Event) => void;
  /** Records a key for a date field. Returns whether it was one. */
  readonly noteKey: (queue: InputQueue, keydown: KeyboardEvent) => boolean;
  /** Whether the Tab key was used. */
  readonly tabbed?: boolean;
  /** Ends the capture: the page handles its input itself. */
  readonly end: () => void;
}

declare global {
  interface Window {
    capturedInput?: CapturedInput;
  }
}

/** Undefined on a page that the browser renders; on the server there is no window. */
const capturedInput = typeof window === 'undefined' ? undefined : window.capturedInput;

export const islandLoaded = async (file: string): Promise<void> => capturedInput?.island(file);
export const islandsLoaded: Promise<void> = capturedInput?.islands ?? Promise.resolve();
/** Loads the lazy islands for a part that shows something without an interaction. */
export const loadIslands = (): void => capturedInput?.loadIslands();
