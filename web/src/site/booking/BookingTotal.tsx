import Typography from '@mui/material/Typography';
import type { BookingForm } from '@selasar/domain';
import { formatUsd, tourTotal } from '@selasar/domain';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { Notice } from '../../ui/Notice.tsx';
import type { BookableItem } from './item.ts';

/** The running total. The server computes the price that counts, by the same rule. */
export function BookingTotal({
  control,
  item,
}: {
  control: Control<BookingForm>;
  item: BookableItem;
}) {
  const count = useWatch({ control, name: 'numberOfGuests' });
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
        {formatUsd(item.price)} × {count === 1 ? '1 guest' : `${count} guests`}
      </Typography>
      <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.15rem' }}>
        Total {formatUsd(tourTotal(item.price, count))}
      </Typography>
    </Notice>
  );
}
