import { z } from 'zod';
import type { PlainMessage } from '../i18n/message.ts';
import { canMove, statusesOf, type StatusFacts, type StatusTable } from '../core/statusTable.ts';

const confirm = { to: 'confirmed', label: 'Confirm' } as const;
const complete = { to: 'completed', label: 'Complete', asks: 'Complete' } as const;
const cancel = { to: 'cancelled', label: 'Cancel', asks: 'Cancel' } as const;

export interface TransferStatusFacts<Status extends string> extends StatusFacts<Status> {
  /** Guests see it, too. */
  readonly label: PlainMessage;
  /** Its amount is revenue, in the reports. */
  readonly countsAsRevenue: boolean;
  /** It is in their share of confirmed transfers. */
  readonly countsAsConfirmed: boolean;
}

const table = <Status extends string>(
  statuses: StatusTable<Status, TransferStatusFacts<NoInfer<Status>>>,
) => statuses;

/** The statuses of a transfer, and all that depends on them. */
export const transferStatus = table({
  pending: {
    label: 'Pending',
    color: 'yellow',
    countsAsRevenue: true,
    countsAsConfirmed: false,
    actions: [confirm, cancel],
  },
  confirmed: {
    label: 'Confirmed',
    color: 'green',
    countsAsRevenue: true,
    countsAsConfirmed: true,
    actions: [complete, cancel],
  },
  completed: {
    label: 'Completed',
    color: 'blue',
    countsAsRevenue: true,
    countsAsConfirmed: true,
    actions: [],
  },
  cancelled: {
    label: 'Cancelled',
    color: 'red',
    countsAsRevenue: false,
    countsAsConfirmed: false,
    actions: [],
  },
});
export type TransferStatus = keyof typeof transferStatus;

export const transferStatuses = statusesOf(transferStatus);
export const transferStatusSchema = z.enum(transferStatuses);

export const canSetTransferStatus = (from: TransferStatus, to: TransferStatus): boolean =>
  canMove(transferStatus, from, to);
