import { asForm, airportName } from '@selasar/domain/core';
import {
  emptyTransferCustomer,
  emptyTransferRoute,
  firstStatuses,
  statusAfter,
  type Transfer,
  type TransferForGuestForm,
  transferTable,
} from '@selasar/domain/requests';

/** Most guests arrive. */
export const emptyTransfer: TransferForGuestForm = {
  ...emptyTransferRoute,
  pickupLocation: airportName,
  ...emptyTransferCustomer,
  hotelName: '',
  status: firstStatuses[0],
};

export const formOfTransfer = (transfer: Transfer): TransferForGuestForm => ({
  ...asForm(transferTable, transfer),
  status: firstStatuses.find((status) => status === transfer.status) ?? statusAfter.request,
});
