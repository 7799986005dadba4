import { randomBytes } from 'node:crypto';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';

/** Anyone with the address has access. */
export const capabilitySchema = z.object({ key: z.string(), viewId: z.string() });

/** 192 random bits in URL-safe letters. It ends in a letter or digit: a chat may leave another end out of a link. */
export function randomId(): string {
  const id = randomBytes(24).toString('base64url');
  return /[^_-]$/.test(id) ? id : randomId();
}

export const newCapability = () => ({ key: randomId(), viewId: randomId() });

/** Pages opened with the old key show nothing more. */
export function replaceKey(
  transaction: Transaction,
  stored: DocumentSnapshot,
  viewDocument: (viewId: string) => DocumentReference,
): string {
  const fresh = newCapability();
  transaction.delete(viewDocument(capabilitySchema.parse(stored.data()).viewId));
  transaction.update(stored.ref, { ...fresh, replacedAt: FieldValue.serverTimestamp() });
  return fresh.key;
}
