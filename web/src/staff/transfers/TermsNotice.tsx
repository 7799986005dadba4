import Alert from '@mui/material/Alert';
import { isOpenRequest, isPastTime, checkPickup, checkVehicle, problemText } from '@selasar/domain';
import type { Transfer } from '@selasar/domain';
import { useHour } from '../../clock/useHour.ts';
import { useTransferTerms } from '../../data/transfers/useTransferTerms.ts';

/** Says that a future transfer could not be requested under the current terms. It is not changed. */
export function TermsNotice({ transfer }: { transfer: Transfer }) {
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
      {problemText({ code: problem.message, facts: problem.params ?? {} })}” This transfer is not
      affected.
    </Alert>
  );
}
