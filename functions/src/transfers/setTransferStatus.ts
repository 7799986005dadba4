import type { SetTransferStatusAnswer } from '@selasar/domain';
import { changeStatus } from '../changes/changeStatus.ts';
import { implement } from '../platform/operation.ts';
import * as logger from '../platform/log.ts';
import { transfer } from './transfer.ts';

/** Staff confirm, complete or cancel a transfer. The input names the status that they saw. */
export const setTransferStatus = implement(
  'setTransferStatus',
  async (input, staff): Promise<SetTransferStatusAnswer> => {
    const { transferId, from, to } = input;
    const eventId = await changeStatus(transfer, { id: transferId, from, to }, staff);
    logger.info('transfer status set', { ...input, by: staff.uid });
    return { transferId, status: to, eventId };
  },
);
