import type { FaultReport } from '@selasar/domain';
import { whenIdle } from '../whenIdle.ts';

export interface Noted {
  kind: FaultReport['kind'];
  error: unknown;
}

/** What was noted before the code that sends it is there. */
const waiting: Noted[] = [];
const mostWaiting = 10;
let send: ((noted: Noted) => void) | undefined;
let isAsked = false;

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
  if (isAsked) return;
  isAsked = true;
  whenIdle(() => {
    import('./sendFault.ts').then(
      ({ sendFault }) => {
        send = sendFault;
        waiting.splice(0).forEach(sendFault);
      },
      () => undefined,
    );
  });
}
