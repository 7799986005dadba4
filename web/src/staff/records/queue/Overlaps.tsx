import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { bookingStatus } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import {
  competingAtMost,
  useCompetingRequests,
} from '../../../data/bookings/useCompetingRequests.ts';
import { useBlocksIn } from '../../../data/calendar/occupancy/useBlocksIn.ts';
import { paths } from '../../../paths.ts';
import { bookingDates, guestCount } from '../../bookings/bookingText.ts';
import { blockName } from '../../calendar/blockText.ts';
import { useTerms } from '../../offers/rules/useTerms.ts';
import { competingRequestsFor, seatsInWords } from './overlap.ts';

interface OverlapsProps {
  booking: Booking;
  /** Opens another booking. */
  onShowOther: (id: string) => void;
}

/** Conflicts of a pending booking, shown before it is confirmed. Follows the other bookings live. */
export function Overlaps({ booking, onShowOther }: OverlapsProps) {
  if (!bookingStatus[booking.status].isWaiting) return null;
  return booking.tourId === undefined ? (
    <OverlapsOfStay booking={booking} onShowOther={onShowOther} />
  ) : (
    <SeatsOfTour booking={booking} />
  );
}

function OverlapsOfStay({ booking, onShowOther }: OverlapsProps) {
  const rows = useCompetingRequests(booking);
  const live = useBlocksIn(booking);
  if (!rows || live.status === 'loading') return <Skeleton variant="rounded" height={48} />;
  const { confirmed, pending } = competingRequestsFor(booking, rows);
  const found = live.status === 'success' ? live.data : [];
  const blocks = found.filter(({ villaId }) => villaId === booking.villaId);
  const lineOf = (one: Booking) => ({
    id: one.id,
    link: (
      <Link
        component="button"
        color="inherit"
        underline="always"
        sx={{ font: 'inherit', fontWeight: 600, textAlign: 'start' }}
        onClick={() => onShowOther(one.id)}
      >
        {one.customerName}
      </Link>
    ),
    text: `, ${bookingDates(one)}, ${guestCount(one.numberOfGuests)}`,
  });
  if (confirmed.length + blocks.length + pending.length === 0) {
    return <Alert severity="success">No other booking or request has these nights.</Alert>;
  }
  return (
    <>
      {confirmed.length + blocks.length > 0 ? (
        <Lines
          severity="warning"
          title="These nights are taken: it cannot be confirmed"
          lines={[
            ...confirmed.map(lineOf),
            ...blocks.map((block) => ({
              id: block.id,
              link: (
                <Link
                  component={RouterLink}
                  to={paths.admin.block({
                    id: block.id,
                    startDate: block.startDate ?? booking.startDate,
                  })}
                  color="inherit"
                  underline="always"
                  sx={{ fontWeight: 600 }}
                >
                  {blockName(block)}
                </Link>
              ),
              text: `, ${bookingDates(block)}`,
            })),
          ]}
        />
      ) : null}
      {pending.length > 0 ? (
        <Lines
          severity="info"
          title="Other requests for these nights: only one can be confirmed"
          lines={pending.map(lineOf)}
        />
      ) : null}
    </>
  );
}

interface LinesProps {
  severity: 'warning' | 'info';
  title: string;
  lines: readonly { id: string; link: ReactNode; text: string }[];
}

const Lines = ({ severity, title, lines }: LinesProps) => (
  <Alert severity={severity} role="note">
    <AlertTitle>{title}</AlertTitle>
    <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
      {lines.map(({ id, link, text }) => (
        <li key={id}>
          {link}
          {text}
        </li>
      ))}
    </Box>
  </Alert>
);

/** The taken seats of a tour on its day, if its seats are limited. */
function SeatsOfTour({ booking }: { booking: Booking }) {
  const terms = useTerms('tour', booking.tourId);
  const rules = terms?.rules === 'damaged' ? undefined : terms?.rules;
  const seats = rules?.seats;
  const rows = useCompetingRequests(seats === undefined ? undefined : booking);
  if (seats === undefined || !rows) return null;
  const { text, isTooFull } = seatsInWords({
    ...competingRequestsFor(booking, rows),
    seats,
    wanted: booking.numberOfGuests,
    isCut: rows.length === competingAtMost,
  });
  return (
    <Alert severity={isTooFull ? 'warning' : 'info'} role="note">
      {text}
      {isTooFull ? ': it cannot be confirmed' : ''}.
    </Alert>
  );
}
