import { z } from 'zod';
import { canMove, statusesOf, type StatusFacts, type StatusTable } from '../core/statusTable.ts';

const confirm = { to: 'confirmed', label: 'Confirm' } as const;
const complete = { to: 'completed', label: 'Complete', asks: 'Complete' } as const;
const cancel = { to: 'cancelled', label: 'Cancel', asks: 'Cancel' } as const;

const table = <Status extends string>(
  statuses: StatusTable<Status, StatusFacts<NoInfer<Status>>>,
) => statuses;

/** The statuses of a transfer, and all that depends on them. */
export const transferStatus = table({
  pending: { label: 'Pending', color: 'yellow', actions: [confirm, cancel] },
  confirmed: { label: 'Confirmed', color: 'green', actions: [complete, cancel] },
  completed: { label: 'Completed', color: 'blue', actions: [] },
  cancelled: { label: 'Cancelled', color: 'red', actions: [] },
});
export type TransferStatus = keyof typeof transferStatus;

export const transferStatuses = statusesOf(transferStatus);
export const transferStatusSchema = z.enum(transferStatuses);

export const canSetTransferStatus = (from: TransferStatus, to: TransferStatus): boolean =>
  canMove(transferStatus, from, to);
