import Typography from '@mui/material/Typography';
import type { BookingForm } from '@selasar/domain';
import { chargedNights, formatUsd, tourTotal, villaTotal } from '@selasar/domain';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { Notice } from '../../ui/Notice.tsx';
import { guestCount } from '../offers/guestCount.ts';
import type { BookableItem } from './item.ts';

type Priced = Pick<BookingForm, 'startDate' | 'endDate' | 'numberOfGuests'>;

/** How the total comes about, and the total in US dollars. */
function priced({ type, price }: BookableItem, { startDate, endDate, numberOfGuests }: Priced) {
  if (type === 'tour') {
    return {
      sum: `${formatUsd(price)} × ${guestCount(numberOfGuests)}`,
      total: tourTotal(price, numberOfGuests),
    };
  }
  const nights = chargedNights(startDate, endDate);
  return {
    sum: `${nights === 1 ? '1 night' : `${nights} nights`} × ${formatUsd(price)}`,
    total: villaTotal(price, startDate, endDate),
  };
}

/** The running total. The server computes the price that counts, by the same rule. */
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
  const { sum, total } = priced(item, { startDate, endDate, numberOfGuests });
  return (
    <Notice
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        pt: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="span" color="textSecondary">
        {sum}
      </Typography>
      <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.15rem' }}>
        Total {formatUsd(total)}
      </Typography>
    </Notice>
  );
}
