import { framesIn, reportLimits, routeOf, scrubbed } from '@selasar/domain';
import type { FaultReport } from '@selasar/domain';
import { reportsPath } from '../../paths.ts';
import { runningRelease } from '../../ui/loading/newVersion.ts';
import type { Noted } from '../../ui/faults/noteFault.ts';
import { browserKeys } from '../../browserKeys.ts';

const key = browserKeys.reportedFaults;

/** The faults that this visit has reported, also across pages of the tab. */
function reportedBefore(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}
const reported = new Set(reportedBefore());

/** Whether the fault is new in this visit and below the limit. */
function isNew(fault: string): boolean {
  if (reported.has(fault) || reported.size >= reportLimits.perVisit) return false;
  reported.add(fault);
  try {
    sessionStorage.setItem(key, JSON.stringify([...reported]));
  } catch {
    // Without storage, a second page of this visit may report it again.
  }
  return true;
}

/** The report: a message without typed text, frames in our own files, the route pattern. */
function reportOf({ kind, error }: Noted): FaultReport {
  const { message, stack = '' } =
    error instanceof Error ? error : { message: `Thrown: ${typeof error}` };
  return {
    kind,
    message: scrubbed(message),
    // For a slow page the stack would only show the measuring code.
    stack: kind === 'slow' ? '' : framesIn(stack).join('\n'),
    route: routeOf(window.location.pathname),
    release: runningRelease() ?? '',
  };
}

/** Errors of browser extensions, or of scripts injected by a network, are not ours. */
const isOfOthers = ({ error }: Noted): boolean =>
  error instanceof Error &&
  /\bhttps?:|-extension:/.test(error.stack ?? '') &&
  !(error.stack ?? '').includes(window.location.origin);

/** Reports a fault, once per visit, without waiting for the result; offline it is lost. */
export function sendFault(noted: Noted): void {
  if (isOfOthers(noted)) return;
  const report = reportOf(noted);
  const { kind, message, route } = report;
  const ofPage = kind === 'slow' ? ` ${route}` : '';
  if (!isNew(`${kind} ${message}${ofPage}`)) return;
  // The dev server has no endpoint for reports.
  if (import.meta.env.DEV && import.meta.env.MODE !== 'test') return;
  navigator.sendBeacon(reportsPath, JSON.stringify(report));
}
