import {
  emptyTransferCustomer,
  emptyTransferRoute,
  transferCustomerSchema,
  transferRouteSchema,
} from '@selasar/domain';
import type { CreateTransferAnswer, TransferCustomer } from '@selasar/domain';
import { useRef, useState } from 'react';
import type { BaseSyntheticEvent, SyntheticEvent } from 'react';
import { toast } from 'sonner';
import { createTransfer } from '../../data/callables/createTransfer.ts';
import { adviceOn, refusalOf, refusedField } from '../request/advice.ts';
import { trapped } from '../request/Trap.tsx';
import { useDraftForm } from '../request/useDraftForm.ts';

/** The route, the dialog that confirms it, and sending both: it is one transfer, however often it is sent. */
export function useTransfer() {
  const { form: route, draft } = useDraftForm('transfer/route', emptyTransferRoute, () =>
    transferRouteSchema(new Date()),
  );
  const { form: customer, draft: customerDraft } = useDraftForm(
    'transfer/customer',
    emptyTransferCustomer,
    () => transferCustomerSchema,
  );
  const [confirming, setConfirming] = useState(false);
  const [booked, setBooked] = useState<CreateTransferAnswer>();
  const sending = useRef(false);

  const proceed = (event: SyntheticEvent) =>
    route.handleSubmit(() => {
      setBooked(undefined);
      customer.clearErrors();
      setConfirming(true);
    })(event);

  const send = async (values: TransferCustomer, event?: BaseSyntheticEvent) => {
    if (sending.current) return;
    sending.current = true;
    try {
      const transfer = { ...route.getValues(), ...values, ...trapped(event) };
      setBooked(await createTransfer({ ...transfer, requestId: draft.requestId() }));
      // The next transfer is another one, even on the same route.
      draft.renew();
      customer.reset(emptyTransferCustomer);
      customerDraft.discard();
      setConfirming(false);
      toast.success('Booking Confirmed!', {
        description: "Your airport transfer has been booked successfully. We'll contact you soon.",
      });
    } catch (error) {
      toast.error('Booking Failed', {
        description: 'There was an error processing your booking. Please try again.',
      });
      explain(error, values);
    } finally {
      sending.current = false;
    }
  };

  /** Says in the dialog, or beside the route's field, what is known beyond 'it failed'. */
  const explain = (error: unknown, values: TransferCustomer) => {
    if (refusalOf(error)?.code === 'request-id-reused') draft.renew();
    const message = adviceOn(error);
    if (!message) return;
    customer.setError(refusedField(error, values) ?? 'root', { message });
    const field = refusedField(error, emptyTransferRoute);
    if (field) route.setError(field, { message });
  };

  /** Anything else that is wrong stands beneath its field. */
  const complain = () => {
    const isMissing = Object.values(customer.getValues()).some((text) => text.trim() === '');
    if (isMissing) {
      toast.error('Missing Information', { description: 'Please fill in all customer details.' });
    }
  };

  const confirm = (event: SyntheticEvent) => customer.handleSubmit(send, complain)(event);
  return {
    route,
    customer,
    confirming,
    booked,
    proceed,
    confirm,
    cancel: () => setConfirming(false),
  };
}
