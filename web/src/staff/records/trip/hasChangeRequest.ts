import { isOpenBooking, isOpenTransfer } from '@selasar/domain';
import type { BookingStatus, TransferStatus } from '@selasar/domain';

interface Asking {
  status?: BookingStatus | TransferStatus;
  changeRequest?: object | undefined;
}

/** Whether staff have to answer what a guest asks for. What is cancelled or completed is not asked any more. */
export const hasChangeRequest = ({ status, changeRequest }: Asking): boolean =>
  changeRequest !== undefined && status !== undefined && isOpen(status);

const isOpen = (status: BookingStatus | TransferStatus): boolean =>
  status === 'completed' ? isOpenTransfer(status) : isOpenBooking(status);
