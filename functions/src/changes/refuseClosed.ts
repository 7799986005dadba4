import { callError } from '../core/callError.ts';
import type { AnyStatus, HasStatus, Subject } from '../status/subject.ts';

/** Refuses to change what nobody expects any more. */
export function refuseClosed<Status extends AnyStatus, Stored extends HasStatus<Status>>(
  { name, isOpen }: Subject<Status, Stored>,
  { status }: Stored,
): void {
  if (!isOpen(status)) throw callError({ code: 'request-closed', facts: { name, why: status } });
}
