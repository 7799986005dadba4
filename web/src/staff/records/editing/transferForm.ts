import {
  asForm,
  emptyTransferCustomer,
  emptyTransferRoute,
  firstStatuses,
  statusAfter,
  transferTable,
} from '@selasar/domain';
import type { Transfer, TransferForGuestForm } from '@selasar/domain';

/** What the form of a new transfer begins with. */
export const emptyTransfer: TransferForGuestForm = {
  ...emptyTransferRoute,
  ...emptyTransferCustomer,
  hotelName: '',
  status: firstStatuses[0],
};

/** A transfer as its form has it; none of its fields is left out. */
export const formOfTransfer = (transfer: Transfer): TransferForGuestForm => ({
  ...asForm(transferTable, transfer),
  status: firstStatuses.find((status) => status === transfer.status) ?? statusAfter.request,
});
