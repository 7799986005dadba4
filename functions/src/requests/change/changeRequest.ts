import { type ChangeRequestEvent, factsBefore } from '@selasar/domain/requests';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { applyChange } from '../applyChange.ts';
import type { ChangeRequest, Fields, Read, ChangeFacts } from '../kindOnServer.ts';

export const setChangeRequest = (
  transaction: Transaction,
  { document }: Read,
  changeRequest: Fields | undefined,
  event: ChangeRequestEvent,
): Promise<unknown> => {
  const fields = {
    changeRequest: changeRequest && { ...changeRequest, at: FieldValue.serverTimestamp() },
  };
  return applyChange(transaction, { document, by: 'guest', fields, changeRequest: event });
};

export function changeRequestEvent(
  changeRequest: ChangeRequest,
  outcome: ChangeRequestEvent['outcome'],
  before: ChangeFacts,
): ChangeRequestEvent {
  if (changeRequest.what === 'cancel') return { what: 'cancel', outcome };
  const { what, at: _, ...after } = changeRequest;
  return { what, outcome, before: factsBefore(before, after), after };
}
