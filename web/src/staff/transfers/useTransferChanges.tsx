import type { Transfer, TransferStatus } from '@selasar/domain';
import { toast } from 'sonner';
import { staffApi } from '../../data/api.ts';
import { readCurrentRecord } from '../../data/records/readCurrentRecord.ts';
import { useStatusChanges } from '../records/details/useStatusChanges.ts';
import type { StatusChanges } from '../records/details/useStatusChanges.ts';
import { useOwnUid } from '../shell/session/route.ts';
import { pickupMoment, transferInWords } from './transferText.ts';

const ofTransfers: StatusChanges<Transfer, TransferStatus> = {
  kind: 'transfers',
  set: (transferId, from, to) => staffApi.setTransferStatus({ transferId, from, to }),
  readBack: (id) => readCurrentRecord('transfers', id),
  describe: transferInWords,
  brief: (transfer) => `${transfer.customerName}, ${pickupMoment(transfer)}`,
  done: (to) => ({ title: 'Status Updated', lines: [`Booking status updated to ${to}.`] }),
  notifyFailed: (reason) =>
    toast.error('Error', {
      description: (
        <>
          <div>Failed to update booking status.</div>
          {reason ? <div>{reason}</div> : null}
        </>
      ),
    }),
};

/** Status changes of transfers, and the texts for them. */
export const useTransferChanges = () => useStatusChanges(ofTransfers, useOwnUid());
