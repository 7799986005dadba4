import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatUsd } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { priceOf } from '@selasar/domain/pricing';
import type { BookingForm } from '@selasar/domain/requests';
import { useEffect } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { Notice } from '../../ui/Notice.tsx';
import { Approximately } from '../common/Approximately.tsx';
import { priceLineText, depositLine } from './priceTexts.ts';
import { chosenDates, type BookableItem } from './item.ts';

/** The server computes the binding price by the same rule. */
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
  useEffect(() => {
    chosenDates.set({ itemId: item.id, requested: { startDate, endDate, numberOfGuests } });
    return () => chosenDates.set(undefined);
  }, [item.id, startDate, endDate, numberOfGuests]);
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
              <span>{priceLineText(item.type, line)}</span>
              {lines.length > 1 ? <Approximately usd={line.unit * line.count} /> : null}
            </Box>
          ))}
        </Typography>
        <Typography component="span" sx={{ ml: 'auto', fontWeight: 700, fontSize: '1.15rem' }}>
          <span>{t('Total {price}', { price: formatUsd(total) })}</span>
          <Approximately usd={total} ownLine />
        </Typography>
      </Box>
      {deposit === undefined ? null : (
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block', mt: 0.5 }}
        >
          <span>{depositLine(deposit)}</span>
          <Approximately usd={deposit} />
        </Typography>
      )}
    </Notice>
  );
}
