import { z } from 'zod';
import type { FieldTable } from '../../core/fieldTable.ts';
import { colleagueSchema } from '../../core/role.ts';
import { paymentSchema } from './payments.ts';
import { instantSchema } from '../../core/schemas.ts';

/** Jobs of one day; a stay has two. */
export const jobParts = ['tour', 'check-in', 'check-out', 'transfer'] as const;
export const jobPartSchema = z.enum(jobParts);
export type JobPart = z.infer<typeof jobPartSchema>;

export const tickSchema = z.object({
  what: z.enum(['done', 'no-show']),
  at: instantSchema,
  /** The uid of a staff member, or 'crew'. */
  by: z.string(),
  byName: z.string().optional(),
});
export type Tick = z.infer<typeof tickSchema>;

/** A guest who checks out was there, so a check-out cannot be a no-show. */
export const outcomesOf = (part: JobPart): readonly Tick['what'][] =>
  part === 'check-out' ? ['done'] : ['done', 'no-show'];

/** A part without a tick is open. */
export const ticksSchema = z.partialRecord(jobPartSchema, tickSchema);
export type Ticks = z.infer<typeof ticksSchema>;

export const staffFields = {
  driverId: {
    label: 'Driver',
    kind: { is: 'crew' },
    stored: z.string().optional(),
    searched: 'no',
    personalData: 'staff',
    seenByGuest: false,
    shownIn: ['day', 'template'],
  },
  ticks: {
    label: null,
    stored: ticksSchema.optional(),
    searched: 'no',
    personalData: 'staff',
    seenByGuest: false,
    shownIn: ['day', 'crew'],
  },
  notes: {
    label: null,
    stored: z.string().optional(),
    searched: 'no',
    personalData: 'words',
    seenByGuest: false,
    shownIn: ['day'],
  },
  payments: {
    label: null,
    stored: z.array(paymentSchema).optional(),
    searched: 'no',
    personalData: 'payments',
    seenByGuest: false,
    shownIn: ['template'],
  },
  /** US dollars: the deposit that the guest lost by asking to cancel too late. */
  keptDeposit: {
    label: null,
    stored: z.number().optional(),
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: false,
    shownIn: [],
  },
  /** US dollars to give back to the guest. It follows from status and payments, and is stored to be found. */
  refundDue: {
    label: null,
    stored: z.number().optional(),
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: false,
    shownIn: [],
  },
  assignee: {
    label: null,
    stored: colleagueSchema.optional(),
    searched: 'no',
    personalData: 'staff',
    seenByGuest: false,
    shownIn: [],
  },
  priceReason: {
    label: null,
    stored: z.string().optional(),
    searched: 'no',
    personalData: 'words',
    seenByGuest: false,
    shownIn: [],
  },
} as const satisfies FieldTable;
