import { currentRequestId } from '../core/log.ts';
import { release } from '../core/release.ts';
import { noteFault } from './noteFault.ts';

/** 'TypeError', or 'Error 5' of Google's services: what else they say may name a person. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}`.slice(0, 60) : error.name;
}

/** A failure of the server's own, grouped by its operation and kind; the log tells more under the id of the call. */
export const noteServerFault = (operation: string, error: unknown): void =>
  noteFault({
    kind: 'server',
    place: operation,
    message: kindOf(error),
    release: release(),
    route: '',
    sample: [],
    requestId: currentRequestId(),
  });
