import { islandsLoaded } from '../../ui/bootstrap/capturedInput.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import { noteFault, sendFaultsBy } from '../../ui/faults/noteFault.ts';

/** Notes unexpected errors, and after the visitor's first interaction slow pages. */
export function watchFaults(): void {
  sendFaultsBy(async () => (await import('./sendFault.ts')).sendFault);
  window.addEventListener('error', ({ error }) => {
    // An event without an error is from another origin, or has no useful details.
    if (error instanceof Error) noteFault('error', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => noteFault('error', reason));
  void islandsLoaded.then(() =>
    whenIdle(() => {
      import('./watchSpeed.ts').then(
        ({ watchSpeed }) => watchSpeed(),
        () => undefined,
      );
    }),
  );
}
