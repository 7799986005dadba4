import { z } from 'zod';
import { requestActions, withActions } from '../requestStatus.ts';
import { canMove, statusesOf } from '../../core/statusTable.ts';

const { complete } = requestActions;
const confirm = { ...requestActions.confirm, label: 'Confirm' };
const cancel = { ...requestActions.cancel, label: 'Cancel' };

export const transferStatus = withActions({
  pending: [confirm, cancel],
  confirmed: [complete, cancel],
  completed: [],
  cancelled: [],
});
export type TransferStatus = keyof typeof transferStatus;

export const transferStatuses = statusesOf(transferStatus);
export const transferStatusSchema = z.enum(transferStatuses);

export const canSetTransferStatus = (from: TransferStatus, to: TransferStatus): boolean =>
  canMove(transferStatus, from, to);
