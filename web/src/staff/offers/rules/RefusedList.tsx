import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { reference } from '@selasar/domain';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { bookingDates } from '../../bookings/bookingText.ts';
import type { Refusals } from './useRefusedBookings.ts';

const shownAtMost = 50;

interface RefusedListProps extends Refusals {
  /** Where a link would leave unsaved content, it opens in a new tab. */
  beside?: boolean;
}

/** Bookings that rules would refuse, each with the reason. */
export function RefusedList({ refused, isCut, beside = false }: RefusedListProps) {
  const more = refused.length - shownAtMost;
  return (
    <>
      <List disablePadding sx={{ mt: 1 }}>
        {refused.slice(0, shownAtMost).map(({ booking, reason }) => (
          <ListItem key={booking.id} divider disableGutters sx={{ display: 'block' }}>
            <Link
              component={RouterLink}
              to={paths.admin.booking(booking.id)}
              {...(beside ? { target: '_blank' } : {})}
              sx={{ py: 0.5 }}
            >
              {reference(booking.id)}
            </Link>{' '}
            <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
              {booking.customerName}, {bookingDates(booking)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {reason}
            </Typography>
          </ListItem>
        ))}
      </List>
      {more > 0 || isCut ? (
        <Typography sx={{ mt: 1.5 }}>
          {more > 0 ? `And ${more}${isCut ? ' or' : ''} more.` : 'And there may be more.'}
        </Typography>
      ) : null}
    </>
  );
}
