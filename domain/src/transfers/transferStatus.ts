import { z } from 'zod';
import type { StatusAction, StatusColor } from '../core/statusAction.ts';

export const transferStatuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export const transferStatusSchema = z.enum(transferStatuses);
export type TransferStatus = z.infer<typeof transferStatusSchema>;

const confirm = { to: 'confirmed', label: 'Confirm' } as const;
const complete = { to: 'completed', label: 'Complete', asks: true } as const;
const cancel = { to: 'cancelled', label: 'Cancel', asks: true } as const;

/** What staff may do with a transfer in each status. */
export const transferActions: Record<TransferStatus, readonly StatusAction<TransferStatus>[]> = {
  pending: [confirm, cancel],
  confirmed: [complete, cancel],
  completed: [],
  cancelled: [],
};

export const canSetTransferStatus = (from: TransferStatus, to: TransferStatus): boolean =>
  transferActions[from].some((action) => action.to === to);

export const transferStatusColor: Record<TransferStatus, StatusColor> = {
  pending: 'yellow',
  confirmed: 'green',
  completed: 'blue',
  cancelled: 'red',
};
