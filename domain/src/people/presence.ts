import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';

/** What a member of staff does in the conversation with a guest. */
export const presenceKinds = ['reading', 'answering'] as const;
export type PresenceKind = (typeof presenceKinds)[number];

/** A document of `presence` with its id, the person's uid: the conversation that they have open. */
export const presenceSchema = z.object({
  uid: z.string(),
  /** The path of the record, 'bookings/1a2b3c4d'. */
  of: z.string(),
  what: z.enum(presenceKinds),
  /** The latest sign of life, by the server's clock. */
  at: instantSchema,
});
export type Presence = z.infer<typeof presenceSchema>;

/** How often an open page gives a sign of life, in milliseconds. */
export const presenceBeatMs = 20_000;

/** So much older than the observer's own, a sign of life is of somebody who has left: one may be lost. */
const leftMs = 2 * presenceBeatMs;

/**
 * The colleagues who are there, by the server's clock alone: the observer's own latest sign of life tells what time it
 * is. Nobody is known to be there while the observer is not.
 */
export function presentBeside(uid: string, known: readonly Presence[]): Presence[] {
  const nowMs = known.find((one) => one.uid === uid)?.at.getTime();
  if (nowMs === undefined) return [];
  return known.filter((one) => one.uid !== uid && nowMs - one.at.getTime() < leftMs);
}
