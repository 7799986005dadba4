import { z } from 'zod';
import { emailSchema } from '../core/text.ts';
import { requestKindSchema } from '../requests/requestName.ts';
import { exportedLists } from './securityEvent.ts';
import { uidSchema } from '../core/ids.ts';
import { colleagueSchema, userRoleSchema } from '../core/role.ts';

export const personPlaces = [
  ...requestKindSchema.options,
  'messages',
  'reviews',
  'trips',
  'mails',
  'counters',
] as const;
export type PersonPlace = (typeof personPlaces)[number];

const personCountsSchema = z.object(
  Object.fromEntries(personPlaces.map((place) => [place, z.number().int()])) as Record<
    PersonPlace,
    z.ZodNumber
  >,
);
export type PersonCounts = z.infer<typeof personCountsSchema>;

export const isNothing = (counts: PersonCounts): boolean =>
  personPlaces.every((place) => counts[place] === 0);

const email = { email: emailSchema('email-missing') };
const findPersonInputSchema = z.object(email);

const uid = { uid: uidSchema };

export const adminPeopleOperations = {
  findPerson: {
    input: findPersonInputSchema,
    answer: z.object({
      counts: personCountsSchema,
      open: z.array(
        z.object({ kind: requestKindSchema, id: z.string(), what: z.string(), date: z.string() }),
      ),
      /** Receipts and credit notes, which stay: tax law requires it. */
      receipts: z.number().int(),
      /** The address belongs to a staff account, which is not changed. */
      hasAccount: z.boolean(),
    }),
  },
  exportPerson: {
    input: findPersonInputSchema,
    answer: z.object({
      places: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
    timeoutMs: 300_000,
  },
  /** Anonymises records that are kept, and deletes the rest. */
  removePerson: {
    input: z.object({
      ...email,
      /** Otherwise nothing is removed while a request is open. */
      evenOpen: z.boolean(),
    }),
    answer: z.object({
      removed: personCountsSchema,
      /** The result of a second search: empty, unless the guest has sent something in the meantime. */
      left: personCountsSchema,
    }),
    timeoutMs: 300_000,
  },
  /** 'pending' removes a role. */
  setRole: {
    input: z.object({ ...uid, role: userRoleSchema }),
    answer: z.object({ uid: z.string(), role: userRoleSchema }),
  },
  /** Deletes an account that waits for approval. */
  refuseRegistration: { input: z.object(uid), answer: z.object({ uid: z.string() }) },
} as const;
type ForAdmins = typeof adminPeopleOperations;
export type FindPersonAnswer = z.infer<ForAdmins['findPerson']['answer']>;
export type ExportPersonAnswer = z.infer<ForAdmins['exportPerson']['answer']>;
export type RemovePersonInput = z.infer<ForAdmins['removePerson']['input']>;
export type RemovePersonAnswer = z.infer<ForAdmins['removePerson']['answer']>;
export type SetRoleInput = z.infer<ForAdmins['setRole']['input']>;
export type SetRoleAnswer = z.infer<ForAdmins['setRole']['answer']>;
export type RefuseRegistrationInput = z.infer<ForAdmins['refuseRegistration']['input']>;
export type RefuseRegistrationAnswer = z.infer<ForAdmins['refuseRegistration']['answer']>;

export const staffPeopleOperations = {
  listColleagues: {
    input: z.object({}),
    answer: z.object({ colleagues: z.array(colleagueSchema) }),
  },
  recordExport: {
    input: z.object({
      /** A retry sends the same id. */
      exportId: z.uuid(),
      list: z.enum(exportedLists),
      rows: z.number().int().min(0).max(1_000_000),
    }),
    answer: z.object({ exportId: z.string() }),
  },
} as const;
type ForStaff = typeof staffPeopleOperations;
export type ListColleaguesAnswer = z.infer<ForStaff['listColleagues']['answer']>;
export type RecordExportAnswer = z.infer<ForStaff['recordExport']['answer']>;
