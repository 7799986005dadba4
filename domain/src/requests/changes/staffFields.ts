import { z } from 'zod';
import type { FieldTable } from '../../core/fieldTable.ts';
import { colleagueSchema } from '../../core/role.ts';
import { paymentSchema } from './payments.ts';
import { sourceSchema } from './source.ts';
import { instantSchema } from '../../core/schemas.ts';

/** Jobs of one day; a stay has two. */
const jobParts = ['tour', 'check-in', 'check-out', 'transfer'] as const;
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
const ticksSchema = z.partialRecord(jobPartSchema, tickSchema);
export type Ticks = z.infer<typeof ticksSchema>;

/** Of a field that guests do not see and that the history does not name. */
export const internal = {
  label: null,
  searched: 'no',
  personalData: 'nothing',
  seenByGuest: false,
  shownIn: [],
} as const;
/** Of a field that guests see. */
export const open = { searched: 'no', personalData: 'nothing', seenByGuest: true } as const;

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
    ...internal,
    stored: ticksSchema.optional(),
    personalData: 'staff',
    shownIn: ['day', 'crew'],
  },
  notes: {
    ...internal,
    stored: z.string().optional(),
    personalData: 'words',
    shownIn: ['day'],
  },
  payments: {
    ...internal,
    stored: z.array(paymentSchema).optional(),
    personalData: 'payments',
    shownIn: ['mail', 'template'],
  },
  /** The numbers of its receipts and credit notes, in the order of issue. */
  receiptNumbers: { ...internal, stored: z.array(z.string()).optional() },
  /** US dollars: the deposit that the guest lost by asking to cancel too late. */
  keptDeposit: { ...internal, stored: z.number().optional() },
  /** US dollars to give back to the guest. It follows from status and payments, and is stored to be found. */
  refundDue: { ...internal, stored: z.number().optional() },
  assignee: { ...internal, stored: colleagueSchema.optional(), personalData: 'staff' },
  /** Absent if it came through the site. */
  source: {
    ...internal,
    label: 'Source',
    kind: { is: 'source' },
    stored: sourceSchema.optional(),
    shownIn: ['file'],
  },
  priceReason: { ...internal, stored: z.string().optional(), personalData: 'words' },
} as const satisfies FieldTable;

/** Of a booking or a transfer, in no form. */
export const recordFields = {
  /** Older requests have none. */
  tripId: { ...internal, stored: z.string().optional(), personalData: 'link' },
  unanswered: { ...internal, stored: z.boolean().optional(), personalData: 'words' },
  lastMessageAt: { ...internal, stored: instantSchema.optional() },
  createdAt: {
    ...internal,
    stored: instantSchema,
    seenByGuest: true,
    shownIn: ['file', 'sheet', 'day'],
  },
  updatedAt: { ...internal, stored: instantSchema, shownIn: ['day'] },
} as const satisfies FieldTable;
