import { collections, crewMemberSchema, pathOf, type CrewMember } from '@selasar/domain';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/firestore.ts';

export const memberDocument = (crewId: string): DocumentReference =>
  db.doc(pathOf(collections.crew, crewId));

/** The keys of drivers' and guides' pages; only functions read them. */
export const crewKeys = db.collection(collections.crewKeys);

export const viewDocument = (viewId: string): DocumentReference =>
  db.doc(pathOf(collections.crewViews, viewId));

const schema = crewMemberSchema.omit({ id: true, createdAt: true, updatedAt: true });
export type StoredMember = Omit<CrewMember, 'createdAt' | 'updatedAt'>;

/** The stored driver or guide, if they exist. */
export const toMember = (stored: DocumentSnapshot | undefined): StoredMember | undefined =>
  stored?.exists ? { ...schema.parse(stored.data()), id: stored.id } : undefined;
