import Alert from '@mui/material/Alert';
import { isOpenRequest, isPastTime, checkPickup, checkVehicle, problemText } from '@selasar/domain';
import type { Transfer } from '@selasar/domain';
import { useHour } from '../../clock/useHour.ts';
import { useTransferTerms } from '../../data/transfers/useTransferTerms.ts';

/** Tells of a transfer to come that could not be asked for by the terms of now. It stays as it is. */
export function TermsNotice({ transfer }: { transfer: Transfer }) {
  const live = useTransferTerms();
  const now = useHour();
  const { status, pickupDate, pickupTime, vehicleId, createdAt } = transfer;
  const isOver = !isOpenRequest(status) || isPastTime(pickupDate, pickupTime, now);
  if (isOver || live.status !== 'success' || live.data.damage) return null;
  const { terms } = live.data;
  // As if it were asked for when it was. One from before there were vehicles needs none.
  const problem =
    checkPickup(transfer, terms, createdAt) ??
    (vehicleId ? checkVehicle({ ...transfer, vehicleId }, terms) : undefined);
  if (!problem) return null;
  return (
    <Alert severity="info">
      By the terms of now a guest would be told: “
      {problemText({ code: problem.message, facts: problem.params ?? {} })}” This transfer stays as
      it is.
    </Alert>
  );
}
