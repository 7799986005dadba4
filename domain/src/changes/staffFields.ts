import { z } from 'zod';
import type { FieldTable } from '../core/fieldTable.ts';
import { ticksSchema } from '../crew/day/tick.ts';
import { colleagueSchema } from '../people/colleague.ts';
import { paymentSchema } from './payment.ts';

/** The fields of a booking or a transfer that only staff set. None of them comes from the guest. */
export const staffFields = {
  /** Id in `crew`. */
  driverId: {
    label: 'Driver',
    kind: { is: 'crew' },
    stored: z.string().optional(),
    searched: 'no',
    personalData: 'staff',
    seenByGuest: false,
  },
  ticks: {
    label: null,
    stored: ticksSchema.optional(),
    searched: 'no',
    personalData: 'staff',
    seenByGuest: false,
  },
  /** Visible to staff only. */
  notes: {
    label: null,
    stored: z.string().optional(),
    searched: 'no',
    personalData: 'words',
    seenByGuest: false,
  },
  payments: {
    label: null,
    stored: z.array(paymentSchema).optional(),
    searched: 'no',
    personalData: 'payments',
    seenByGuest: false,
  },
  /** The member of staff who answers the guest. */
  assignee: {
    label: null,
    stored: colleagueSchema.optional(),
    searched: 'no',
    personalData: 'staff',
    seenByGuest: false,
  },
  /** Why the price differs from the computed one. */
  priceReason: {
    label: null,
    stored: z.string().optional(),
    searched: 'no',
    personalData: 'words',
    seenByGuest: false,
  },
} as const satisfies FieldTable;
