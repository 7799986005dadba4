import { partsThere } from '../../ui/bootstrap/early.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import { noteFault, sendFaultsBy } from '../../ui/faults/noteFault.ts';

/** Notes what the page's code did not expect, and from the first sign of the visitor on how slow the page is. */
export function watchFaults(): void {
  sendFaultsBy(async () => (await import('./sendFault.ts')).sendFault);
  window.addEventListener('error', ({ error }) => {
    // Without an error it is of another origin, or one that browsers tell to nobody's use.
    if (error instanceof Error) noteFault('error', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => noteFault('error', reason));
  void partsThere.then(() =>
    whenIdle(() => {
      import('./watchSpeed.ts').then(
        ({ watchSpeed }) => watchSpeed(),
        () => undefined,
      );
    }),
  );
}
