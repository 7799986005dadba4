import { framesIn, reportLimits, routeOf, scrubbed } from '@selasar/domain';
import type { FaultReport } from '@selasar/domain';
import { reportsPath } from '../../paths.ts';
import { runningRelease } from '../../ui/loading/newVersion.ts';
import type { Noted } from '../../ui/faults/noteFault.ts';
import { browserKeys } from '../../browserKeys.ts';

const key = browserKeys.reportedFaults;

/** What this visit has reported; a tab that opens a second page goes on with it. */
function reportedBefore(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}
const reported = new Set(reportedBefore());

/** Whether it is new in this visit, which may report some. */
function isNew(fault: string): boolean {
  if (reported.has(fault) || reported.size >= reportLimits.perVisit) return false;
  reported.add(fault);
  try {
    sessionStorage.setItem(key, JSON.stringify([...reported]));
  } catch {
    // Then a second page of this visit may report it again.
  }
  return true;
}

/** What is told of it: words without what a person typed, places in our own files, the pattern of the address. */
function reportOf({ kind, error }: Noted): FaultReport {
  const { message, stack = '' } =
    error instanceof Error ? error : { message: `Thrown: ${typeof error}` };
  return {
    kind,
    message: scrubbed(message),
    // Of a slow page it leads to the code that measures.
    stack: kind === 'slow' ? '' : framesIn(stack).join('\n'),
    route: routeOf(window.location.pathname),
    release: runningRelease() ?? '',
  };
}

/** An extension of the browser, or a script of a hotel's network, is no fault of ours. */
const isOfOthers = ({ error }: Noted): boolean =>
  error instanceof Error &&
  /\bhttps?:|-extension:/.test(error.stack ?? '') &&
  !(error.stack ?? '').includes(window.location.origin);

/** Reports a fault, once in a visit. Nobody waits for it; offline it is lost. */
export function sendFault(noted: Noted): void {
  if (isOfOthers(noted)) return;
  const report = reportOf(noted);
  const { kind, message, route } = report;
  const ofPage = kind === 'slow' ? ` ${route}` : '';
  if (!isNew(`${kind} ${message}${ofPage}`)) return;
  // The dev server has nobody who takes it.
  if (import.meta.env.DEV && import.meta.env.MODE !== 'test') return;
  navigator.sendBeacon(reportsPath, JSON.stringify(report));
}
