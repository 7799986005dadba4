import { z } from 'zod';
import { transferStatus, type TransferStatus } from '../core/requestStatus.ts';
import { canMove, statusesOf } from '../core/statusTable.ts';

export const transferStatuses = statusesOf(transferStatus);
export const transferStatusSchema = z.enum(transferStatuses);

export const canSetTransferStatus = (from: TransferStatus, to: TransferStatus): boolean =>
  canMove(transferStatus, from, to);
