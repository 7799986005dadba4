import { z } from 'zod';
import type { PlainMessage } from '../i18n/languages.ts';
import { keyInputSchema, viewAnswerSchema } from '../core/ids.ts';
import {
  jobPartSchema,
  outcomesOf,
  tickSchema,
  type Tick,
} from '../requests/changes/staffFields.ts';
import { requestNameSchema } from '../requests/requestName.ts';
import { crewFields, crewRoleSchema, hasRole, roleMissing } from './crewMember.ts';

export const tickName: Readonly<Record<Tick['what'], PlainMessage>> = {
  done: 'Done',
  'no-show': 'No show',
};

/** Null reopens the job. */
const whatSchema = tickSchema.shape.what.nullable();
const tickAnswerSchema = z.object({ what: whatSchema });
export type TickJobAnswer = z.infer<typeof tickAnswerSchema>;

/** With the key of a driver's or guide's page. */
export const crewPageOperations = {
  openCrew: { input: keyInputSchema, answer: viewAnswerSchema },
  tickByCrew: {
    input: requestNameSchema.extend({
      ...keyInputSchema.shape,
      part: jobPartSchema,
      what: whatSchema,
    }),
    answer: tickAnswerSchema,
  },
} as const;
export type TickByCrewInput = z.infer<(typeof crewPageOperations)['tickByCrew']['input']>;

const crewIdSchema = z.uuid().nullable();

const crewAddressInputSchema = z.object({ crewId: z.uuid() });
const crewAddressAnswerSchema = z.object({ key: z.string() });
export type CrewAddressAnswer = z.infer<typeof crewAddressAnswerSchema>;

export const staffCrewOperations = {
  /** Null is nobody. `seen` is what the caller saw: of two calls at once, one is refused. */
  assignCrew: {
    input: requestNameSchema.extend({
      role: crewRoleSchema,
      crewId: crewIdSchema,
      seen: z.string().max(100).nullable(),
    }),
    answer: z.object({ crewId: crewIdSchema }),
  },
  crewAddress: { input: crewAddressInputSchema, answer: crewAddressAnswerSchema },
  replaceCrewKey: { input: crewAddressInputSchema, answer: crewAddressAnswerSchema },
  /** The id is created once per filled form, so a form sent twice creates one person. */
  saveCrew: {
    input: crewFields
      .extend({
        crewId: z.uuid(),
        /** `updatedAt` of the version that they saw, in milliseconds; absent for a new person. */
        seen: z.number().int().optional(),
      })
      .refine(hasRole, roleMissing),
    answer: z.object({ crewId: z.string() }),
  },
  /** `seen` is the outcome that the staff member saw. */
  tickJob: {
    input: requestNameSchema
      .extend({ part: jobPartSchema, what: whatSchema, seen: whatSchema })
      .refine(({ part, what }) => what === null || outcomesOf(part).includes(what), {
        path: ['what'],
      }),
    answer: tickAnswerSchema,
  },
} as const;
type ForStaff = typeof staffCrewOperations;
export type AssignCrewInput = z.infer<ForStaff['assignCrew']['input']>;
export type AssignCrewAnswer = z.infer<ForStaff['assignCrew']['answer']>;
export type SaveCrewInput = z.infer<ForStaff['saveCrew']['input']>;
export type SaveCrewAnswer = z.infer<ForStaff['saveCrew']['answer']>;
export type TickJobInput = z.infer<ForStaff['tickJob']['input']>;
