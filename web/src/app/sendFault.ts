import { type Fault, faultLimits, framesIn, scrubbed } from '@selasar/domain/core';
import { reportsPath } from '../paths.ts';
import { runningRelease } from '../ui/loading/newVersion.ts';

const reported = new Set<string>();

/** Errors of browser extensions, or of scripts injected by a network, are not ours. */
const isOfOthers = (error: unknown): boolean =>
  error instanceof Error &&
  /\bhttps?:|-extension:/.test(error.stack ?? '') &&
  !(error.stack ?? '').includes(window.location.origin);

/** Once per page, without what anybody typed. Nobody waits for it; offline it is lost. */
export function sendFault(error: unknown): void {
  if (isOfOthers(error)) return;
  const { message, stack = '' } =
    error instanceof Error ? error : { message: `Thrown: ${typeof error}` };
  const fault: Fault = {
    message: scrubbed(message),
    stack: framesIn(stack).join('\n'),
    release: runningRelease() ?? '',
  };
  if (reported.has(fault.message) || reported.size >= faultLimits.perPage) return;
  reported.add(fault.message);
  if (import.meta.env.DEV && import.meta.env.MODE !== 'test') return;
  navigator.sendBeacon(reportsPath, JSON.stringify(fault));
}
