import { isSure, type Tick, type TickJobInput } from '@selasar/domain';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { applyChange } from '../../changes/applyChange.ts';
import { authorFields, type CrewAuthor } from '../../changes/recordEvent.ts';
import type { Read, RequestType } from '../../changes/requestType.ts';
import { callError } from '../../platform/callError.ts';
import type { Author } from '../../people/authorize.ts';

interface Ticking extends Read {
  transaction: Transaction;
  type: RequestType;
  by: Author | CrewAuthor;
}

/**
 * Sets the state of a job, by staff or crew, in a transaction. Throws if the request has no such job or is not
 * confirmed, or if the view is outdated.
 */
export async function setTick(
  { transaction, type, document, stored, by }: Ticking,
  { part, what, seen }: Pick<TickJobInput, 'part' | 'what' | 'seen'>,
): Promise<void> {
  const { name } = type;
  const { status, ticks } = stored;
  if (!type.parts(stored).includes(part))
    throw callError({ code: 'part-not-found', field: 'part', facts: { name } });
  if (!isSure(status)) {
    const facts = { name, currentStatus: status };
    throw callError({ code: 'job-not-sure', facts, currentStatus: status });
  }
  const tick = ticks?.[part];
  const who = whoOf(by);
  // A repeated call after a lost response: already done.
  if ((tick?.what ?? null) === what && (tick === undefined || tick.by === who.by)) return;
  if ((tick?.what ?? null) !== seen) throw callError({ code: 'tick-stale', facts: { tick } });
  const after = what && { what, at: Timestamp.now(), ...who };
  const fields = { [`ticks.${part}`]: after ?? undefined };
  await applyChange(transaction, { what: 'tick', document, fields, by });
}

function whoOf(author: Author | CrewAuthor): Pick<Tick, 'by' | 'byName'> {
  const { by, byName } = authorFields(author);
  return { by, ...(byName ? { byName } : {}) };
}
