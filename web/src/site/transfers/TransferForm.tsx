import Box from '@mui/material/Box';
import { vehicleOf } from '@selasar/domain';
import type { TransferTerms } from '@selasar/domain';
import { CustomerDialog } from './CustomerDialog.tsx';
import { RouteForm } from './RouteForm.tsx';
import { TransferConfirmation } from './TransferConfirmation.tsx';
import { TransferTermsContext } from './terms.ts';
import { useTransfer } from './useTransfer.ts';

/** Books an airport transfer: the route, the dialog for the guest's details, then the confirmation. */
export function TransferForm({ terms }: { terms: TransferTerms }) {
  const { route, customer, confirming, done, proceed, confirm, cancel } = useTransfer(terms);
  return (
    <TransferTermsContext value={terms}>
      {done ? (
        <Box sx={{ mb: { md: 3 } }}>
          <TransferConfirmation key={done.booked.transferId} {...done} />
        </Box>
      ) : null}
      {/* On a phone the confirmation stands alone. */}
      <Box sx={{ display: { xs: done ? 'none' : 'block', md: 'block' } }}>
        <RouteForm form={route} onSubmit={proceed} />
      </Box>
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
