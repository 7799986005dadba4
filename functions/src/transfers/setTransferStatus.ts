import {
  canSetTransferStatus,
  isOpenTransfer,
  transferSchema,
  transferStatusSchema,
  type SetTransferStatusAnswer,
} from '@selasar/domain';
import * as logger from '../core/log.ts';
import { implement } from '../core/operation.ts';
import { transferLetter } from './transferLetter.ts';
import { changeStatus } from '../status/changeStatus.ts';

/** Staff confirm, complete or cancel a transfer, given the status that they saw. */
export const setTransferStatus = implement(
  'setTransferStatus',
  async (input, staff): Promise<SetTransferStatusAnswer> => {
    const { transferId, from, to } = input;
    const eventId = await changeStatus(transfer, { id: transferId, from, to }, staff);
    logger.info('transfer status set', { ...input, by: staff.uid });
    return { transferId, status: to, eventId };
  },
);

export const transfer = {
  name: 'transfer',
  status: transferStatusSchema,
  schema: transferSchema.omit({ id: true, createdAt: true, updatedAt: true }),
  isAllowed: canSetTransferStatus,
  isOpen: isOpenTransfer,
  letter: transferLetter,
} as const;
