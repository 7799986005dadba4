import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  isOpenRequest,
  paidOf,
  type Payment,
  paymentText,
  refundDueOf,
} from '@selasar/domain/requests';
import { useEffect, useRef, useState } from 'react';
import { staffApi } from '../../../data/api.ts';
import { formatInBali } from '../../common/formatInstant.ts';
import { Section } from '../../common/Panel.tsx';
import { edited, useUrlParams } from '../../common/useUrlParams.ts';
import { useSaving } from '../edit/useEditing.ts';
import { balanceText, type Priced } from './balanceText.ts';
import { DepositPart } from './DepositPart.tsx';
import { AddPayment, PriceForm } from './moneyForms.tsx';

/** Nothing is charged here: staff record what they were paid. */
export function Money({ record }: { record: Priced }) {
  const { payments = [], priceReason, status } = record;
  const { wasAsked, place } = useAskedRefund(record.id);
  const [adds, setAdds] = useState<'price' | 'payment' | 'refund' | undefined>(
    wasAsked && refundDueOf(record) > 0 ? 'refund' : undefined,
  );
  const isOpen = isOpenRequest(status);
  const close = () => setAdds(undefined);
  return (
    <Section heading="Price and payments" ref={place}>
      <Stack spacing={1}>
        <Typography variant="body2">{balanceText(record)}</Typography>
        <DepositPart record={record} />
        {priceReason === undefined ? null : (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {`Price set by staff: ${priceReason}`}
          </Typography>
        )}
        <Payments payments={payments} />
        {adds === 'price' ? <PriceForm record={record} onClose={close} /> : null}
        {adds === 'payment' || adds === 'refund' ? (
          <AddPayment record={record} what={adds} onClose={close} />
        ) : null}
        {adds ? null : (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button size="small" variant="outlined" onClick={() => setAdds('payment')}>
              Add a payment
            </Button>
            {paidOf(record) > 0 ? (
              <Button
                size="small"
                variant={refundDueOf(record) > 0 ? 'contained' : 'text'}
                onClick={() => setAdds('refund')}
              >
                Give back
              </Button>
            ) : null}
            {isOpen ? (
              <Button size="small" onClick={() => setAdds('price')}>
                Set the price
              </Button>
            ) : null}
            {isOpen && priceReason !== undefined ? <Computed record={record} /> : null}
          </Stack>
        )}
      </Stack>
    </Section>
  );
}

function Computed({ record: { kind, id, updatedAt } }: { record: Priced }) {
  const { problem, isRunning, save } = useSaving();
  const back = () =>
    save(
      () => staffApi.setPrice({ kind, id, seen: updatedAt.getTime(), total: null }),
      'The price is calculated again',
    );
  return (
    <>
      <Button size="small" disabled={isRunning} onClick={() => void back()}>
        Use the calculated price
      </Button>
      {problem ? (
        <Typography role="alert" variant="body2" color="error">
          {problem.text}
        </Typography>
      ) : null}
    </>
  );
}

function Payments({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {payments.map((payment) => (
        <Box component="li" key={payment.id} sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="body2">
            {`${paymentText(payment)}${payment.note ? `: ${payment.note}` : ''}`}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {`${payment.byName || 'Staff'} · ${formatInBali(payment.at)}`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** By `?refund`, the link to a record asks for the form that gives money back. */
function useAskedRefund(id: string) {
  const [params, setParams] = useUrlParams();
  const isAsked = params.has('refund') && params.get('open') === id;
  const [wasAsked] = useState(isAsked);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    place.current?.scrollIntoView();
    place.current?.querySelector('input')?.focus();
    // Once: a closed form stays closed.
    setParams(
      edited((params) => params.delete('refund')),
      { replace: true, flushSync: false },
    );
  }, [isAsked, setParams]);
  return { wasAsked, place };
}
