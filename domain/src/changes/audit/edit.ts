import { z } from 'zod';
import { instantSchema } from '../../core/instant.ts';
import type { PersonalDataOf } from '../../core/personalData.ts';

/**
 * The collections whose edits are logged. Bookings, transfers, reviews, blocks and crew have their own history.
 */
export const editKinds = [
  'tours',
  'villas',
  'users',
  'terms',
  'currencies',
  'feeds',
  'templates',
  'noticeSettings',
] as const;
export type EditKind = (typeof editKinds)[number];

/** The author of edits that no person makes: a script, or the server itself. */
export const theSystem = 'system';

const valuesSchema = z.record(z.string(), z.unknown());

/** A document of `edits`: who edited an offer, a role or a setting. Edits never expire. */
export const editSchema = z.object({
  id: z.string(),
  kind: z.enum(editKinds),
  /** The path of the edited document, such as 'tours/reef-walk'. */
  of: z.string(),
  /** Its name at that time. */
  name: z.string(),
  what: z.enum(['created', 'changed', 'deleted']),
  /** Only the changed fields. */
  before: valuesSchema,
  after: valuesSchema,
  /** A uid, or 'system'. */
  by: z.string(),
  /** The person's name then. */
  byName: z.string().optional(),
  at: instantSchema,
});
export type Edit = z.infer<typeof editSchema>;

/** The personal data of the author of an edit. Offers, roles and settings hold no data of guests. */
export const editPersonalData: PersonalDataOf<Edit> = {
  by: 'staff',
  byName: 'staff',
  name: 'staff',
  before: 'staff',
  after: 'staff',
  id: 'nothing',
  kind: 'nothing',
  of: 'nothing',
  what: 'nothing',
  at: 'nothing',
};
