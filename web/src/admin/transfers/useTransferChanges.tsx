import { canSetTransferStatus } from '@selasar/domain';
import type { TransferStatus } from '@selasar/domain';
import { toast } from 'sonner';
import { setTransferStatus } from '../../firebase/callables/setTransferStatus.ts';
import { useStatusChanges } from '../details/useStatusChanges.ts';
import type { StatusChanges } from '../details/useStatusChanges.ts';

const ofTransfers: StatusChanges<TransferStatus> = {
  name: 'transfers',
  isAllowed: canSetTransferStatus,
  set: (transferId, from, to) => setTransferStatus({ transferId, from, to }),
  onDone: (to) =>
    toast.success('Status Updated', { description: `Booking status updated to ${to}.` }),
  onFailed: ({ text }) =>
    toast.error('Error', {
      description: (
        <>
          <div>Failed to update booking status.</div>
          <div>{text}</div>
        </>
      ),
    }),
};

/** Changes of transfers' status, and what is said of them. */
export const useTransferChanges = () => useStatusChanges(ofTransfers);
