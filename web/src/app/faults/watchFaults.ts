import { noteFault, reportFaultsBy } from '../../ui/faults/noteFault.ts';

async function send(fault: unknown): Promise<void> {
  const code = await import('./sendFault.ts').catch(() => undefined);
  code?.sendFault(fault);
}

export function watchFaults(): void {
  reportFaultsBy((error) => void send(error));
  window.addEventListener('error', ({ error }) => {
    // An event without an error is from another origin, or has no useful details.
    if (error instanceof Error) noteFault(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => noteFault(reason));
}
