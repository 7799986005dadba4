import { isOpenRequest } from '@selasar/domain';
import type { Transfer } from '@selasar/domain';
import { EditTransfer } from './EditTransfer.tsx';
import { Money } from './Money.tsx';
import { Notes } from './Notes.tsx';

/** Staff actions of a transfer besides its status: edit it, set its price, record payments and notes. */
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
