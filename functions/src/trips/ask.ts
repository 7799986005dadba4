import type { AskEvent } from '@selasar/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { guestError } from '../core/callError.ts';
import { unlessChanged } from '../core/firestore.ts';
import { recordStatus } from '../status/statusEvent.ts';
import type { AnyStatus, HasStatus } from '../status/subject.ts';
import type { Changeable } from './changeable.ts';
import type { Read } from './ownRequest.ts';

/** Stores what a guest asks of staff in place of what they asked before, or that they ask nothing any more. */
export function setAsked<Status extends AnyStatus, Stored extends HasStatus<Status>>(
  transaction: Transaction,
  { document, stored }: Read<Stored>,
  asked: Readonly<Record<string, unknown>> | undefined,
  ask: AskEvent,
): void {
  transaction.update(
    document.ref,
    {
      asked: asked ? { ...asked, at: FieldValue.serverTimestamp() } : FieldValue.delete(),
      updatedAt: FieldValue.serverTimestamp(),
    },
    unlessChanged(document),
  );
  recordStatus<AnyStatus>(transaction, document.ref, stored.status, stored.status, 'guest', {
    ask,
  });
}

/** Refuses to ask for anything of what is over, or is not expected any more. */
export function refuseClosed<Status extends AnyStatus, Stored extends HasStatus<Status>>(
  { subject, isOver }: Pick<Changeable<Status, Stored, never>, 'subject' | 'isOver'>,
  stored: Stored,
  now: Date,
): void {
  const { name } = subject;
  const why = subject.isOpen(stored.status) ? isOver(stored, now) && 'over' : stored.status;
  if (why) throw guestError({ code: 'request-closed', facts: { name, why } });
}
