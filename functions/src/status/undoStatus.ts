import {
  undoStatusInputSchema,
  type UndoStatusAnswer,
  type UndoStatusInput,
} from '@selasar/domain';
import * as logger from '../core/log.ts';
import { booking } from '../bookings/setBookingStatus.ts';
import { staffCallable, type Staff } from '../core/callable.ts';
import { transfer } from '../transfers/setTransferStatus.ts';
import { takeBack } from './takeBack.ts';

/** Staff take back a change of status that they have just made. */
export const undoStatus = staffCallable({
  name: 'undoStatus',
  input: () => undoStatusInputSchema,
  run: (input, staff) => undoOne(input, staff),
});

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
