import { z } from 'zod';
import { instantSchema } from '../../core/instant.ts';
import type { PersonalDataOf } from '../../core/personalData.ts';

/** Bookings, transfers, reviews, blocks and crew have their own history. */
export const editKinds = [
  'tours',
  'villas',
  'users',
  'terms',
  'feeds',
  'templates',
  'noticeSettings',
] as const;
export type EditKind = (typeof editKinds)[number];

export const theSystem = 'system';

const valuesSchema = z.record(z.string(), z.unknown());

export const editSchema = z.object({
  id: z.string(),
  kind: z.enum(editKinds),
  /** A path, such as 'tours/reef-walk'. */
  of: z.string(),
  name: z.string(),
  what: z.enum(['created', 'changed', 'deleted']),
  /** Only the changed fields. */
  before: valuesSchema,
  after: valuesSchema,
  /** A uid, or 'system'. */
  by: z.string(),
  byName: z.string().optional(),
  at: instantSchema,
});
export type Edit = z.infer<typeof editSchema>;

/** Offers, roles and settings hold no data of guests. */
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
