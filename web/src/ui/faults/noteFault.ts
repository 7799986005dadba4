import { whenIdle } from '../whenIdle.ts';

export interface Noted {
  kind: 'error' | 'page' | 'part' | 'slow';
  error: unknown;
}
type Send = (noted: Noted) => void;

/** What was noted before the code that sends it is there. */
const waiting: Noted[] = [];
const mostWaiting = 10;
let load: (() => Promise<Send>) | undefined;
let send: Send | undefined;

/** Says where the code comes from that sends what is noted. */
export function sendFaultsBy(code: () => Promise<Send>): void {
  load = code;
}

/**
 * Has a fault reported, once the browser has nothing else to do. The code for that comes with the first fault; where it
 * does not come, nothing is reported.
 */
export function noteFault(kind: Noted['kind'], error: unknown): void {
  if (send) {
    send({ kind, error });
    return;
  }
  if (waiting.length < mostWaiting) waiting.push({ kind, error });
  const code = load;
  if (!code) return;
  // It is asked for once.
  load = undefined;
  whenIdle(() => {
    code().then(
      (there) => {
        send = there;
        waiting.splice(0).forEach(there);
      },
      () => undefined,
    );
  });
}
