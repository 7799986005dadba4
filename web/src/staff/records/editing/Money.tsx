import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paymentText } from '@selasar/domain';
import type { Payment } from '@selasar/domain';
import { useState } from 'react';
import { staffApi } from '../../../data/api.ts';
import { formatInBali } from '../../common/formatInstant.ts';
import { AddPayment } from './AddPayment.tsx';
import { balanceText, type Priced } from './balanceText.ts';
import { PriceForm } from './PriceForm.tsx';
import { useSaving } from './useSaving.ts';

/** Price and payments. Nothing is charged here: staff record what they were paid. */
export function Money({ record }: { record: Priced }) {
  const { payments = [], total, priceReason } = record;
  const [adds, setAdds] = useState<'price' | 'payment'>();
  const close = () => setAdds(undefined);
  return (
    <Box component="section">
      <Typography component="h3" variant="h6" sx={{ mb: 1 }}>
        Price and payments
      </Typography>
      <Stack spacing={1}>
        <Typography variant="body2">{balanceText(total, payments)}</Typography>
        {priceReason === undefined ? null : (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            Price set by staff: {priceReason}
          </Typography>
        )}
        <Payments payments={payments} />
        {adds === 'price' ? <PriceForm record={record} onClose={close} /> : null}
        {adds === 'payment' ? <AddPayment record={record} onClose={close} /> : null}
        {adds ? null : (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button size="small" variant="outlined" onClick={() => setAdds('payment')}>
              Add a payment
            </Button>
            {record.isOpen ? (
              <Button size="small" onClick={() => setAdds('price')}>
                Set the price
              </Button>
            ) : null}
            {record.isOpen && priceReason !== undefined ? <Computed record={record} /> : null}
          </Stack>
        )}
      </Stack>
    </Box>
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

/** Each with who recorded it and when. */
function Payments({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {payments.map((payment) => (
        <Box component="li" key={payment.id} sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="body2">
            {paymentText(payment)}
            {payment.note ? `: ${payment.note}` : ''}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {payment.byName || 'Staff'} · {formatInBali(payment.at)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
