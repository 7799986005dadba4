import { whenIdle } from '../whenIdle.ts';

export interface Noted {
  kind: 'error' | 'page' | 'part' | 'slow';
  error: unknown;
}
type Send = (noted: Noted) => void;

/** Faults noted before the sending code has loaded. */
const waiting: Noted[] = [];
const mostWaiting = 10;
let load: (() => Promise<Send>) | undefined;
let send: Send | undefined;

/** Sets the loader of the code that sends faults. */
export function sendFaultsBy(code: () => Promise<Send>): void {
  load = code;
}

/**
 * Reports a fault when the browser is idle. The sending code loads with the first fault; if it does not load, nothing
 * is reported.
 */
export function noteFault(kind: Noted['kind'], error: unknown): void {
  if (send) {
    send({ kind, error });
    return;
  }
  if (waiting.length < mostWaiting) waiting.push({ kind, error });
  const code = load;
  if (!code) return;
  // Loaded only once.
  load = undefined;
  whenIdle(() => {
    code().then(
      (sender) => {
        send = sender;
        waiting.splice(0).forEach(sender);
      },
      () => undefined,
    );
  });
}
