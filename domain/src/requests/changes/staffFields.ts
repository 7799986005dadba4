import { z } from 'zod';
import type { FieldTable } from '../../core/fieldTable.ts';
import { ticksSchema } from '../tick.ts';
import { colleagueSchema } from '../../core/colleague.ts';
import { paymentSchema } from './payment.ts';

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
