import { z } from 'zod';
import type { FieldTable } from '../core/fieldTable.ts';
import { ticksSchema } from '../crew/day/tick.ts';
import { paymentSchema } from './payment.ts';

/** What staff keep of a booking or a transfer beside what its guest has asked for. None of it comes from the guest. */
export const staffFields = {
  /** Of `crew`. */
  driverId: {
    label: 'Driver',
    kind: { is: 'crew' },
    stored: z.string().optional(),
    searched: 'no',
    tells: 'staff',
    seenByGuest: false,
  },
  ticks: {
    label: null,
    stored: ticksSchema.optional(),
    searched: 'no',
    tells: 'staff',
    seenByGuest: false,
  },
  /** Only staff see them. */
  notes: {
    label: null,
    stored: z.string().optional(),
    searched: 'no',
    tells: 'words',
    seenByGuest: false,
  },
  payments: {
    label: null,
    stored: z.array(paymentSchema).optional(),
    searched: 'no',
    tells: 'payments',
    seenByGuest: false,
  },
  /** Why the price is not the one that the system computes. */
  priceReason: {
    label: null,
    stored: z.string().optional(),
    searched: 'no',
    tells: 'words',
    seenByGuest: false,
  },
} as const satisfies FieldTable;
