import { isOpenRequest } from '@selasar/domain';
import type { Transfer } from '@selasar/domain';
import { EditTransfer } from './EditTransfer.tsx';
import { Money } from './Money.tsx';
import { Notes } from './Notes.tsx';

/** What staff do with a transfer beside its status: edit it, set its price, write down payments and notes. */
export function KeptOfTransfer({ transfer }: { transfer: Transfer }) {
  const { id, totalAmount: total, status, notes = '' } = transfer;
  return (
    <>
      <div>
        <EditTransfer transfer={transfer} />
      </div>
      <Money record={{ ...transfer, kind: 'transfers', total, isOpen: isOpenRequest(status) }} />
      <Notes kind="transfers" id={id} notes={notes} />
    </>
  );
}
