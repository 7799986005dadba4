import { vehicleOf } from '@selasar/domain';
import type { TransferTerms } from '@selasar/domain';
import { CustomerDialog } from './CustomerDialog.tsx';
import { RouteForm } from './RouteForm.tsx';
import { TransferConfirmation } from './TransferConfirmation.tsx';
import { TransferTermsContext } from './terms.ts';
import { useTransfer } from './useTransfer.ts';

/** Books an airport transfer: the route, the dialog for the guest's details, then the confirmation alone. */
export function TransferForm({ terms }: { terms: TransferTerms }) {
  const { route, customer, confirming, done, proceed, confirm, cancel } = useTransfer(terms);
  return (
    <TransferTermsContext value={terms}>
      {done ? (
        <TransferConfirmation key={done.booked.transferId} {...done} />
      ) : (
        <RouteForm form={route} onSubmit={proceed} />
      )}
      <CustomerDialog
        open={confirming}
        route={route.getValues()}
        vehicle={vehicleOf(route.getValues('vehicleId'), terms)}
        form={customer}
        onConfirm={confirm}
        onCancel={cancel}
      />
    </TransferTermsContext>
  );
}
