import { z } from 'zod';
import { emailSchema } from '../../core/email.ts';
import { requestKindSchema } from '../../trips/request.ts';

/** Where something of a guest can be, as staff are told of it. */
export const personPlaces = [
  'bookings',
  'transfers',
  'messages',
  'reviews',
  'trips',
  'mails',
  'counters',
  'views',
] as const;
export type PersonPlace = (typeof personPlaces)[number];

/** How much was found in each place. */
export const personCountsSchema = z.object(
  Object.fromEntries(personPlaces.map((place) => [place, z.number().int()])) as Record<
    PersonPlace,
    z.ZodNumber
  >,
);
export type PersonCounts = z.infer<typeof personCountsSchema>;

/** Whether nothing is left, or was there. */
export const isNothing = (counts: PersonCounts): boolean =>
  personPlaces.every((place) => counts[place] === 0);

const email = { email: emailSchema('email-missing') };

/** The callable `findPerson`, for admins: what is kept of the guest with an address. */
export const findPersonInputSchema = z.object(email);
export type FindPersonInput = z.infer<typeof findPersonInputSchema>;

export const findPersonAnswerSchema = z.object({
  counts: personCountsSchema,
  /** Travels that are still to come, or wait for an answer: they are cancelled first. */
  open: z.array(
    z.object({ kind: requestKindSchema, id: z.string(), what: z.string(), date: z.string() }),
  ),
  /** The address has an account of the staff, which is not touched. */
  hasAccount: z.boolean(),
});
export type FindPersonAnswer = z.infer<typeof findPersonAnswerSchema>;

/** The callable `exportPerson`, for admins: the same, whole, to be given to the guest. */
export const exportPersonAnswerSchema = z.object({
  places: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type ExportPersonAnswer = z.infer<typeof exportPersonAnswerSchema>;

/** The callable `removePerson`, for admins: takes out what tells of the guest, and deletes the rest. */
export const removePersonInputSchema = z.object({
  ...email,
  /** Also what is open; otherwise nothing is removed while something is. */
  evenOpen: z.boolean(),
});
export type RemovePersonInput = z.infer<typeof removePersonInputSchema>;

export const removePersonAnswerSchema = z.object({
  removed: personCountsSchema,
  /** What a second search finds: nothing, unless the guest has sent something meanwhile. */
  left: personCountsSchema,
});
export type RemovePersonAnswer = z.infer<typeof removePersonAnswerSchema>;
