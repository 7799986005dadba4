import { z } from 'zod';
import { limits } from './limits.ts';
import { problem } from './problem.ts';

/** Firestore refuses '__x__' and '/'. */
export const documentIdSchema = z.string().regex(/^(?!__.*__$)[\w-]{1,100}$/);

export const uidSchema = z
  .string()
  .max(128)
  .regex(/^[A-Za-z0-9][\w.:@-]*$/);

export const makeSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    // Leaves room for a number at the end.
    .slice(0, limits.slug - 5)
    .replace(/-$/, '');

export const freeSlug = (slug: string, isTaken: (slug: string) => boolean): string => {
  if (!isTaken(slug)) return slug;
  let number = 2;
  while (isTaken(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
};

export const isSlug = (text: string): boolean =>
  text.length <= limits.slug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

export const slugSchema = z.string().refine(isSlug, problem('slug-invalid'));

export const referenceLength = 8;

export const reference = (id: string): string => `#${id.slice(0, referenceLength)}`;

/**
 * A key is a capability: its holder can read and act without signing in. It never goes into a log, a page title, or the
 * address of a request.
 */
const keySchema = z
  .string()
  .max(100)
  // The database refuses to look for half a surrogate pair, and a wrong key is refused like any other.
  .overwrite((key) => key.replaceAll(/\p{Cs}/gu, '?'));

export const keyInputSchema = z.object({ key: keySchema });

/** Adds a request to the trip of earlier ones. An invalid key is ignored. */
export const tripKeyField = { tripKey: keySchema.optional() };

/** Wrong, replaced and guessed keys are refused in the same way. */
export const viewAnswerSchema = z.object({
  viewId: z.string(),
});
export type ViewAnswer = z.infer<typeof viewAnswerSchema>;

/**
 * Only the browser that sends a request knows its key, and the id follows from it: who has the key proves that the
 * request is theirs. Staff, drivers and other portals see ids, and nobody can tell a key from an id.
 */
export const requestKeySchema = z.uuid();

/** `digest` is the SHA-256 digest of the key: each runtime has its own function for that. */
export function requestIdOf(digest: Uint8Array): string {
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  // Version 8 of RFC 9562: a UUID by a rule of one's own.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

export const mostUnanswered = 5;

export const requestSchema = z.object({
  /** Created once per filled form: the same request sent twice runs once. It becomes the id of the document. */
  requestId: z.uuid(),
  /** Honeypot: people do not see this field; bots that fill in every field are detected. */
  website: z.string().max(1000).optional(),
  /** Keys of this browser's other requests that had no answer yet: they prove whose they are. */
  unansweredKeys: z.array(requestKeySchema).max(mostUnanswered).optional(),
  isSecond: z.boolean().optional(),
});
