import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatUsd, priceOf, t } from '@selasar/domain';
import type { BookingForm } from '@selasar/domain';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { Notice } from '../../ui/Notice.tsx';
import { Approximately } from '../catalogue/currency/Approximately.tsx';
import { priceLineText } from '../catalogue/offers/priceLineText.ts';
import type { BookableItem } from './item.ts';

/** The running total and its parts. The server computes the binding price by the same rule. */
export function BookingTotal({
  control,
  item,
}: {
  control: Control<BookingForm>;
  item: BookableItem;
}) {
  const [startDate, endDate, numberOfGuests] = useWatch({
    control,
    name: ['startDate', 'endDate', 'numberOfGuests'],
  });
  const { lines, total, deposit } = priceOf(item, { startDate, endDate, numberOfGuests });
  return (
    <Notice sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box
        component="span"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          justifyContent: 'space-between',
          alignItems: 'baseline',
        }}
      >
        <Typography component="span" color="textSecondary">
          {lines.map((line) => (
            <Box key={line.unit} component="span" sx={{ display: 'block' }}>
              {priceLineText(item.type, line)}
              {lines.length > 1 ? <Approximately usd={line.unit * line.count} /> : null}
            </Box>
          ))}
        </Typography>
        <Typography component="span" sx={{ ml: 'auto', fontWeight: 700, fontSize: '1.15rem' }}>
          {t('Total {price}', { price: formatUsd(total) })}
          <Approximately usd={total} />
        </Typography>
      </Box>
      {deposit === undefined ? null : (
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block', mt: 0.5 }}
        >
          {t('Deposit {price}', { price: formatUsd(deposit) })}
          <Approximately usd={deposit} />
        </Typography>
      )}
    </Notice>
  );
}
