import { isSure, type Tick, type TickJobInput } from '@selasar/domain';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { applyChange } from '../../changes/applyChange.ts';
import { asHistoryTells, type CrewAuthor } from '../../changes/recordEvent.ts';
import type { Read, RequestType } from '../../changes/requestType.ts';
import { callError } from '../../platform/callError.ts';
import type { Author } from '../../people/authorize.ts';

interface Ticking extends Read {
  transaction: Transaction;
  type: RequestType;
  by: Author | CrewAuthor;
}

/**
 * Says what has become of a job, in a transaction, by staff or by the crew. Refuses a part that the request does not
 * have, a request that is not confirmed, and what starts from an outdated view.
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
  // Sent again after a lost answer, it is done already.
  if ((tick?.what ?? null) === what && (tick === undefined || tick.by === who.by)) return;
  if ((tick?.what ?? null) !== seen) throw callError({ code: 'tick-stale', facts: { tick } });
  const after = what && { what, at: Timestamp.now(), ...who };
  const fields = { [`ticks.${part}`]: after ?? undefined };
  await applyChange(transaction, { what: 'tick', document, fields, by });
}

function whoOf(author: Author | CrewAuthor): Pick<Tick, 'by' | 'byName'> {
  const { by, byName } = asHistoryTells(author);
  return { by, ...(byName ? { byName } : {}) };
}
