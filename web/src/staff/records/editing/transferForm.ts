import {
  airportName,
  asForm,
  emptyTransferCustomer,
  emptyTransferRoute,
  firstStatuses,
  statusAfter,
  transferTable,
} from '@selasar/domain';
import type { Transfer, TransferForGuestForm } from '@selasar/domain';

/** The initial values of a new transfer: most guests arrive. */
export const emptyTransfer: TransferForGuestForm = {
  ...emptyTransferRoute,
  pickupLocation: airportName,
  ...emptyTransferCustomer,
  hotelName: '',
  status: firstStatuses[0],
};

/** A transfer as form values, with all fields. */
export const formOfTransfer = (transfer: Transfer): TransferForGuestForm => ({
  ...asForm(transferTable, transfer),
  status: firstStatuses.find((status) => status === transfer.status) ?? statusAfter.request,
});
