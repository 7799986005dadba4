export interface InputQueue {
  taps: readonly HTMLElement[];
}

/** The input that src/server/waitForVisitor.js captures before hydration. */
export interface CapturedInput extends InputQueue {
  /** Resolves when the code of a lazy island has loaded, after the visitor's first interaction. */
  readonly island: (file: string) => Promise<void>;
  readonly islands: Promise<void>;
  readonly loadIslands: () => void;
  readonly noteTap: (queue: InputQueue, click: Event) => void;
  readonly tabbed?: boolean;
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
export const loadIslands = (): void => capturedInput?.loadIslands();
