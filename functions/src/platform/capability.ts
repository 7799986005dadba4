import { randomBytes } from 'node:crypto';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';

/** What opens something to whoever has its address. */
export const capabilitySchema = z.object({
  /** In the address of a page; staff may replace it. */
  key: z.string(),
  /** The id of the document that the page reads; replaced with the key. */
  viewId: z.string(),
});

/** 192 random bits, in the letters of addresses. */
export const randomId = (): string => randomBytes(24).toString('base64url');

export const newCapability = () => ({ key: randomId(), viewId: randomId() });

/** Gives it another key, which is answered. The one from before leads nowhere, and a page that it has opened shows nothing more. */
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
