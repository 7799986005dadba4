/** What src/server/waitForVisitor.js keeps of the time before the page's script has taken it over. */
interface Early {
  /** When the code of the page's parts is there, after the first sign of the visitor. */
  readonly parts: Promise<void>;
  /** The button of the last tap. */
  readonly button?: HTMLElement;
  /** Somebody goes through the page with the Tab key. */
  readonly tabbed?: boolean;
  /** From now on the page looks after itself. */
  readonly end: () => void;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** A page that the browser draws has been asked for by a visitor; on the server there is no window. */
export const partsThere: Promise<void> =
  (typeof window === 'undefined' ? undefined : window.early?.parts) ?? Promise.resolve();
