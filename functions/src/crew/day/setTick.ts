import { baliDate, isToCome } from '@selasar/domain/core';
import { isSure, type TickJobInput } from '@selasar/domain/crew';
import { type Tick, requestKinds } from '@selasar/domain/requests';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { applyChange } from '../../requests/applyChange.ts';
import { authorFields, type CrewAuthor } from '../../requests/history.ts';
import type { Read, RequestType } from '../../requests/requestType.ts';
import { callError } from '../../platform/callError.ts';
import type { Author } from '../../platform/authorize.ts';

interface Ticking extends Read {
  transaction: Transaction;
  type: RequestType;
  by: Author | CrewAuthor;
}

export async function setTick(
  { transaction, type, document, stored, by }: Ticking,
  { part, what, seen }: Pick<TickJobInput, 'part' | 'what' | 'seen'>,
): Promise<void> {
  const { noun: name } = requestKinds[type.kind];
  const { status, ticks } = stored;
  const job = type.parts(stored).find((one) => one.part === part);
  if (!job) throw callError({ code: 'part-not-found', field: 'part', facts: { name } });
  if (!isSure(status)) {
    const facts = { name, currentStatus: status };
    throw callError({ code: 'job-not-sure', facts, currentStatus: status });
  }
  const tick = ticks?.[part];
  const who = whoOf(by);
  // A repeated call after a lost response: already done.
  if ((tick?.what ?? null) === what && (tick === undefined || tick.by === who.by)) return;
  if ((tick?.what ?? null) !== seen) throw callError({ code: 'tick-stale', facts: { tick } });
  if (what !== null && isToCome(job.date, baliDate(new Date())))
    throw callError({ code: 'day-to-come', facts: { date: job.date } });
  const after = what && { what, at: Timestamp.now(), ...who };
  const fields = { [`ticks.${part}`]: after ?? undefined };
  await applyChange(transaction, { what: 'tick', document, fields, by });
}

function whoOf(author: Author | CrewAuthor): Pick<Tick, 'by' | 'byName'> {
  const { by, byName } = authorFields(author);
  return { by, ...(byName ? { byName } : {}) };
}
