import { collections, pathOf } from '@selasar/domain/core';
import { type CrewMember, crewMemberSchema } from '@selasar/domain/crew';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/firestore.ts';

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
