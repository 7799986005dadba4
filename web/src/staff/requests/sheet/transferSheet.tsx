import Alert from '@mui/material/Alert';
import { baliDayOf, isPastTime, problemText } from '@selasar/domain/core';
import { checkPickup, checkVehicle, closedDayAt } from '@selasar/domain/pricing';
import { isOpenRequest, type Transfer } from '@selasar/domain/requests';
import { useHour } from '../../../clock/useToday.ts';
import type { Row } from '../../../data/firebase/rows.ts';
import { useTransferTerms } from '../../../data/offers/transferTerms.ts';
import { EditTransfer } from '../edit/TransferForm.tsx';
import { transferFields } from '../list/transferFields.tsx';
import { ChangeRequest } from './ChangeRequest.tsx';
import { type NoticesProps, sheetParts } from './RequestSheet.tsx';

export const transferSheet = sheetParts<Transfer>({
  kind: 'transfers',
  fields: transferFields,
  editOf: (transfer) => <EditTransfer key={transfer.id} transfer={transfer} />,
  Notices: TransferNotices,
  heading: () => 'Transfer',
  crewOf: () => ['driver'],
});

function TransferNotices({ row, onShowOther }: NoticesProps<Transfer>) {
  return (
    <>
      {row.damage ? null : (
        <ChangeRequest kind="transfers" request={row} onShowOther={onShowOther} />
      )}
      <BaliDayNotice transfer={row} />
      {row.damage ? null : <TermsNotice transfer={row} />}
    </>
  );
}

function BaliDayNotice({ transfer: { pickupDate, pickupTime } }: { transfer: Row<Transfer> }) {
  if (!pickupDate) return null;
  const closed = pickupTime ? closedDayAt({ pickupDate, pickupTime }) : undefined;
  const day = closed ?? baliDayOf(pickupDate);
  return day ? <Alert severity={closed ? 'warning' : 'info'}>{day.staff}</Alert> : null;
}

function TermsNotice({ transfer }: { transfer: Transfer }) {
  const live = useTransferTerms();
  const now = useHour();
  const { status, pickupDate, pickupTime, vehicleId, createdAt } = transfer;
  const isClosed = !isOpenRequest(status) || isPastTime(pickupDate, pickupTime, now);
  if (isClosed || live.status !== 'success' || live.data.damage) return null;
  const { terms } = live.data;
  // Checked as of the time of the request. A transfer from before vehicles existed needs none.
  const problem =
    checkPickup(transfer, terms, createdAt) ??
    (vehicleId ? checkVehicle({ ...transfer, vehicleId }, terms) : undefined);
  if (!problem) return null;
  return (
    <Alert severity="info">
      Under the current terms, a guest would see: “
      <span>{problemText({ code: problem.message, facts: problem.params ?? {} })}</span>” This
      transfer is not affected.
    </Alert>
  );
}
