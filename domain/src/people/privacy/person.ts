import { z } from 'zod';
import { emailSchema } from '../../core/email.ts';
import { requestKindSchema } from '../../requests/requestName.ts';

export const personPlaces = [
  'bookings',
  'transfers',
  'messages',
  'reviews',
  'trips',
  'mails',
  'counters',
] as const;
export type PersonPlace = (typeof personPlaces)[number];

export const personCountsSchema = z.object(
  Object.fromEntries(personPlaces.map((place) => [place, z.number().int()])) as Record<
    PersonPlace,
    z.ZodNumber
  >,
);
export type PersonCounts = z.infer<typeof personCountsSchema>;

export const isNothing = (counts: PersonCounts): boolean =>
  personPlaces.every((place) => counts[place] === 0);

const email = { email: emailSchema('email-missing') };

export const findPersonInputSchema = z.object(email);
export type FindPersonInput = z.infer<typeof findPersonInputSchema>;

export const findPersonAnswerSchema = z.object({
  counts: personCountsSchema,
  open: z.array(
    z.object({ kind: requestKindSchema, id: z.string(), what: z.string(), date: z.string() }),
  ),
  /** The address belongs to a staff account, which is not changed. */
  hasAccount: z.boolean(),
});
export type FindPersonAnswer = z.infer<typeof findPersonAnswerSchema>;

export const exportPersonAnswerSchema = z.object({
  places: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type ExportPersonAnswer = z.infer<typeof exportPersonAnswerSchema>;

/** Anonymises records that are kept, and deletes the rest. */
export const removePersonInputSchema = z.object({
  ...email,
  /** Otherwise nothing is removed while a request is open. */
  evenOpen: z.boolean(),
});
export type RemovePersonInput = z.infer<typeof removePersonInputSchema>;

export const removePersonAnswerSchema = z.object({
  removed: personCountsSchema,
  /** The result of a second search: empty, unless the guest has sent something in the meantime. */
  left: personCountsSchema,
});
export type RemovePersonAnswer = z.infer<typeof removePersonAnswerSchema>;
