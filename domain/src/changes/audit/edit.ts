import { z } from 'zod';
import { instantSchema } from '../../core/instant.ts';
import type { PersonalDataOf } from '../../people/privacy/personalData.ts';

/** Of what edits are kept. Bookings, transfers, reviews, blocks and crew have a history of their own. */
export const editKinds = [
  'tours',
  'villas',
  'users',
  'terms',
  'currencies',
  'feeds',
  'templates',
] as const;
export type EditKind = (typeof editKinds)[number];

/** Who edits where no person does: a script, or the server by itself. */
export const theSystem = 'system';

const valuesSchema = z.record(z.string(), z.unknown());

/** A document of `edits`: who has edited an offer, a role or a setting. None of them expires. */
export const editSchema = z.object({
  id: z.string(),
  kind: z.enum(editKinds),
  /** The path of what was edited, such as 'tours/reef-walk'. */
  of: z.string(),
  /** What it was called then. */
  name: z.string(),
  what: z.enum(['created', 'changed', 'deleted']),
  /** Only the fields that became others. */
  before: valuesSchema,
  after: valuesSchema,
  /** A uid, or 'system'. */
  by: z.string(),
  /** The person's name then. */
  byName: z.string().optional(),
  at: instantSchema,
});
export type Edit = z.infer<typeof editSchema>;

/** What an edit tells of who made it. Offers, roles and settings have nothing of guests. */
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
