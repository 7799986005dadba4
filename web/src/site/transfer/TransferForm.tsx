import Alert from '@mui/material/Alert';
import { admin, formatUsd, shortDate } from '@selasar/domain';
import { CustomerDialog } from './CustomerDialog.tsx';
import { RouteForm } from './RouteForm.tsx';
import { useTransfer } from './useTransfer.ts';

/** Books an airport transfer: first the route, then the dialog that asks for the guest. */
export function TransferForm() {
  const { route, customer, confirming, booked, proceed, confirm, cancel } = useTransfer();
  return (
    <>
      <RouteForm form={route} onSubmit={proceed} />
      {booked ? (
        <Alert severity="success" sx={{ mt: 2 }}>
          We have your request for {shortDate(booked.pickupDate)} at {booked.pickupTime} (
          {formatUsd(booked.totalAmount)}). We will contact you to confirm it. Your reference is #
          {booked.transferId.slice(0, admin.bookingIdLength)}.
        </Alert>
      ) : null}
      <CustomerDialog
        open={confirming}
        route={route.getValues()}
        form={customer}
        onConfirm={confirm}
        onCancel={cancel}
      />
    </>
  );
}
