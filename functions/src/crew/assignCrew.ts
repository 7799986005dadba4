import { subcollections } from '@selasar/domain/core';
import { canBe, type CrewRole } from '@selasar/domain/crew';
import { statusEventSchema } from '@selasar/domain/requests';
import type { DocumentReference } from 'firebase-admin/firestore';
import { callError } from '../platform/callError.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { applyChange } from '../requests/applyChange.ts';
import { changeByStaff, type StaffChange } from '../requests/changeByStaff.ts';
import { refuseClosed } from '../requests/kindOnServer.ts';
import { memberDocument, type StoredMember, toMember } from './crew.ts';

export const assignCrew = implement('assignCrew', async (input, staff) => {
  const { kind, id, role, crewId, seen } = input;
  await changeByStaff(staff, { kind, id }, async (change) => {
    const { transaction, document, by } = change;
    refuseJob(change, role);
    const field = `${role}Id`;
    const now: unknown = document.get(field) ?? null;
    // A repeated call after a lost response, or two people with the same choice: already done.
    if (now === crewId) return;
    if (now !== seen) throw await fasterThan(document.ref, role, now);
    if (crewId !== null) {
      refuseUnfit(toMember(await transaction.get(memberDocument(crewId))), role);
    }
    const fields = { [field]: crewId ?? undefined };
    await applyChange(transaction, { what: 'crew', document, fields, by });
  });
  logger.info('crew assigned', { kind, id, role, crewId, by: staff.uid });
  return { crewId };
});

function refuseJob({ type, stored }: StaffChange, role: CrewRole): void {
  refuseClosed(type, stored);
  if (stored.bookingType === 'villa') throw unfit('', 'stay');
  if (type.kind === 'transfers' && role === 'guide') throw unfit('', 'transfer');
}

const unfit = (name: string, why: 'left' | 'stay' | 'transfer' | CrewRole) =>
  callError({ code: 'crew-not-fit', field: 'crewId', facts: { name, why } });

function refuseUnfit(member: StoredMember | undefined, role: CrewRole): void {
  if (!member) throw callError({ code: 'crew-not-found', field: 'crewId' });
  if (!member.active) throw unfit(member.name, 'left');
  if (!canBe(member, role)) throw unfit(member.name, role);
}

const newest = 20;

async function fasterThan(request: DocumentReference, role: CrewRole, now: unknown) {
  const events = request.collection(subcollections.events).orderBy('at', 'desc').limit(newest);
  const last = (await events.get()).docs
    .map((event) => statusEventSchema.safeParse(event.data()).data)
    .find((event) => event?.change?.what === 'crew' && `${role}Id` in event.change.after);
  const member = typeof now === 'string' ? toMember(await memberDocument(now).get()) : undefined;
  const name = now === null ? undefined : (member?.name ?? 'somebody who is not in the list');
  return callError({ code: 'crew-stale', field: 'seen', facts: { role, name, by: last?.byName } });
}
