import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { confirmsAtOnce, priceOf, t } from '@selasar/domain';
import type { BookingForm } from '@selasar/domain';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useToday } from '../../clock/useToday.ts';
import { Notice } from '../../ui/Notice.tsx';
import { cancelling, depositDue } from './payTermsText.ts';
import type { BookableItem } from './item.ts';

interface BookingTermsProps {
  control: Control<BookingForm>;
  item: BookableItem;
}

/** The terms beside the price. The last day of free cancellation depends on the chosen date. */
export function BookingTerms({ control, item }: BookingTermsProps) {
  const [startDate, endDate, numberOfGuests] = useWatch({
    control,
    name: ['startDate', 'endDate', 'numberOfGuests'],
  });
  const { freeUntil } = priceOf(item, { startDate, endDate, numberOfGuests });
  const until = cancelling(item.rules, freeUntil, useToday());
  const deposit = depositDue(item);
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        typography: 'body2',
        '& > li': { display: 'flex', alignItems: 'center', gap: 1 },
        '& > li + li': { mt: 0.5 },
      }}
    >
      {until ? (
        <li>
          {mark}
          <Notice>{until}</Notice>
        </li>
      ) : null}
      <li>
        {mark}
        {t('Nothing to pay now')}
      </li>
      {deposit ? (
        <li>
          {mark}
          {deposit}
        </li>
      ) : null}
      <li>
        {mark}
        {confirmsAtOnce(item) ? t('Confirmed at once') : t('Reply usually the same day')}
      </li>
    </Box>
  );
}

const mark = <CheckIcon aria-hidden fontSize="small" color="success" />;
