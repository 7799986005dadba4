import { collections, pathOf } from '@selasar/domain/core';
import { type CrewMember, crewMemberSchema } from '@selasar/domain/crew';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { guestError } from '../platform/callError.ts';
import { capabilitySchema } from '../platform/capability.ts';
import { db } from '../platform/firestore.ts';
import { openedBy } from '../platform/limits.ts';
import type { Guest } from '../platform/operation.ts';

export const memberDocument = (crewId: string): DocumentReference =>
  db.doc(pathOf(collections.crew, crewId));

/** Only functions read them. */
export const crewKeys = db.collection(collections.crewKeys);

export const viewDocument = (viewId: string): DocumentReference =>
  db.doc(pathOf(collections.crewViews, viewId));

const schema = crewMemberSchema.omit({ id: true, createdAt: true, updatedAt: true });
export type StoredMember = Omit<CrewMember, 'createdAt' | 'updatedAt'>;

export const toMember = (stored: DocumentSnapshot | undefined): StoredMember | undefined =>
  stored?.exists ? { ...schema.parse(stored.data()), id: stored.id } : undefined;

interface Opened {
  crewId: string;
  name: string;
  viewId: string;
}

export async function findCrew(key: string): Promise<Opened | undefined> {
  const [found] = (await crewKeys.where('key', '==', key).limit(1).get()).docs;
  const member = found && toMember(await memberDocument(found.id).get());
  if (!member?.active) return undefined;
  const { viewId } = capabilitySchema.parse(found?.data());
  return { crewId: member.id, name: member.name, viewId };
}

/** Throws the same error for a wrong, an old and a guessed key, and for former crew. */
export const crewOf = (key: string, guest: Guest): Promise<Opened> =>
  openedBy(guest, () => findCrew(key), guestError({ code: 'crew-link-not-found' }));
