import { z } from 'zod';
import { emailSchema } from '../../core/email.ts';
import { requestKindSchema } from '../../trips/request.ts';

/** The places where data of a guest can be, with their labels for staff. */
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

/** The number of records found in each place. */
export const personCountsSchema = z.object(
  Object.fromEntries(personPlaces.map((place) => [place, z.number().int()])) as Record<
    PersonPlace,
    z.ZodNumber
  >,
);
export type PersonCounts = z.infer<typeof personCountsSchema>;

/** Whether no records were found. */
export const isNothing = (counts: PersonCounts): boolean =>
  personPlaces.every((place) => counts[place] === 0);

const email = { email: emailSchema('email-missing') };

/** The callable `findPerson`, for admins: finds all data of the guest with an address. */
export const findPersonInputSchema = z.object(email);
export type FindPersonInput = z.infer<typeof findPersonInputSchema>;

export const findPersonAnswerSchema = z.object({
  counts: personCountsSchema,
  /** Requests that are upcoming or wait for an answer: they have to be cancelled first. */
  open: z.array(
    z.object({ kind: requestKindSchema, id: z.string(), what: z.string(), date: z.string() }),
  ),
  /** The address belongs to a staff account, which is not changed. */
  hasAccount: z.boolean(),
});
export type FindPersonAnswer = z.infer<typeof findPersonAnswerSchema>;

/** The callable `exportPerson`, for admins: returns all data of the guest, to hand over to the guest. */
export const exportPersonAnswerSchema = z.object({
  places: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type ExportPersonAnswer = z.infer<typeof exportPersonAnswerSchema>;

/** The callable `removePerson`, for admins: anonymises records that are kept, and deletes the rest. */
export const removePersonInputSchema = z.object({
  ...email,
  /** Removes open requests too; otherwise nothing is removed while a request is open. */
  evenOpen: z.boolean(),
});
export type RemovePersonInput = z.infer<typeof removePersonInputSchema>;

export const removePersonAnswerSchema = z.object({
  removed: personCountsSchema,
  /** The result of a second search: empty, unless the guest has sent something in the meantime. */
  left: personCountsSchema,
});
export type RemovePersonAnswer = z.infer<typeof removePersonAnswerSchema>;
