import type { UndoStatusAnswer, UndoStatusInput } from '@selasar/domain';
import * as logger from '../core/log.ts';
import { booking } from '../bookings/setBookingStatus.ts';
import { implement, type Staff } from '../core/operation.ts';
import { transfer } from '../transfers/setTransferStatus.ts';
import { takeBack } from './takeBack.ts';

/** Staff take back a change of status that they have just made. */
export const undoStatus = implement('undoStatus', (input, staff) => undoOne(input, staff));

export async function undoOne(
  { kind, ...change }: UndoStatusInput,
  staff: Staff,
): Promise<UndoStatusAnswer> {
  const status =
    kind === 'bookings'
      ? await takeBack(booking, change, staff)
      : await takeBack(transfer, change, staff);
  logger.info('status change undone', { kind, ...change, by: staff.uid });
  return { id: change.id, status };
}
