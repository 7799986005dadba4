import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { guestCount } from '@selasar/domain/i18n';
import { atDeparture, seatsAt, seatsNeeded } from '@selasar/domain/pricing';
import { type Booking, bookingStatus } from '@selasar/domain/requests';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { competingAtMost, useCompetingRequests } from '../../../data/bookings/openBookings.ts';
import { useBlocksIn } from '../../../data/calendar/occupancy.ts';
import { useConnected } from '../../../data/firebase/live/connection.ts';
import type { Live } from '../../../data/firebase/live/useLive.ts';
import { isValid, type Row } from '../../../data/firebase/rows.ts';
import { paths } from '../../../paths.ts';
import { bookingDates } from '../../common/formatInstant.ts';
import { useTerms } from '../../offers/rules/useTerms.ts';
import { isAtSameStart } from '../edit/bookable.ts';
import { blockName } from '../requestText.ts';

interface OverlapsProps {
  booking: Booking;
  onShowOther: (id: string) => void;
}

export function Overlaps({ booking, onShowOther }: OverlapsProps) {
  if (!bookingStatus[booking.status].isWaiting) return null;
  return booking.tourId === undefined ? (
    <OverlapsOfStay booking={booking} onShowOther={onShowOther} />
  ) : (
    <SeatsOfTour booking={booking} />
  );
}

function OverlapsOfStay({ booking, onShowOther }: OverlapsProps) {
  const requests = useCompetingRequests(booking);
  const blocked = useBlocksIn(booking);
  if (requests.status !== 'success' || blocked.status !== 'success') {
    return <Unchecked what="these nights are free" lives={[requests, blocked]} />;
  }
  const { confirmed, pending } = competingRequestsFor(booking, requests.data);
  const blocks = blocked.data.filter(({ villaId }) => villaId === booking.villaId);
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

interface UncheckedProps {
  what: string;
  lives: readonly { status: Live<unknown>['status']; retry: () => void }[];
}

/** In place of a warning that is not known yet, or cannot be. */
function Unchecked({ what, lives }: UncheckedProps) {
  const connected = useConnected();
  const failed = lives.filter(({ status }) => status === 'error');
  if (connected && failed.length === 0) return <Skeleton variant="rounded" height={48} />;
  return (
    <Alert
      severity="warning"
      role="note"
      action={
        failed.length === 0 ? null : (
          <Button
            color="inherit"
            size="small"
            onClick={() => failed.forEach(({ retry }) => retry())}
          >
            Try again
          </Button>
        )
      }
    >
      {`${connected ? 'It' : 'The connection is lost: it'} could not be checked whether ${what}.`}
    </Alert>
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
          <span>{text}</span>
        </li>
      ))}
    </Box>
  </Alert>
);

function SeatsOfTour({ booking }: { booking: Booking }) {
  const terms = useTerms('tour', booking.tourId);
  const { departs } = terms ? atDeparture(terms, booking.startTime) : {};
  const seats = terms && seatsAt(terms, booking.startTime);
  const requests = useCompetingRequests(seats === undefined ? undefined : booking);
  const connected = useConnected();
  if (terms ? seats === undefined : connected) return null;
  if (!terms || seats === undefined || requests.status !== 'success') {
    return <Unchecked what="there are seats" lives={[requests]} />;
  }
  const { text, isTooFull } = seatsInWords({
    ...competingRequestsFor(booking, requests.data.filter(isAtSameStart(terms, booking.startTime))),
    seats,
    at: departs,
    wanted: seatsNeeded(booking),
    isCut: requests.data.length === competingAtMost,
  });
  return (
    <Alert severity={isTooFull ? 'warning' : 'info'} role="note">
      {`${text}${isTooFull ? ': it cannot be confirmed' : ''}.`}
    </Alert>
  );
}

interface CompetingRequests {
  confirmed: Booking[];
  pending: Booking[];
}

export function competingRequestsFor(
  { id }: Pick<Booking, 'id'>,
  rows: readonly Row<Booking>[],
): CompetingRequests {
  const others = rows.filter((row) => isValid(row)).filter((row) => row.id !== id);
  return {
    confirmed: others.filter(({ status }) => bookingStatus[status].holdsPlace),
    pending: others.filter(({ status }) => !bookingStatus[status].holdsPlace),
  };
}

interface SeatsOptions extends CompetingRequests {
  seats: number;
  /** The start time, if the tour has several. */
  at?: string | undefined;
  wanted: number;
  /** There may be more than were read. */
  isCut: boolean;
}

const seatsOf = (bookings: readonly Booking[]): number =>
  bookings.reduce((sum, booking) => sum + seatsNeeded(booking), 0);

export function seatsInWords({ confirmed, pending, seats, at, wanted, isCut }: SeatsOptions) {
  const [taken, requested] = [seatsOf(confirmed), seatsOf(pending)];
  return {
    text: `${isCut ? 'At least ' : ''}${taken} of ${seats} seats${at ? ` at ${at}` : ''} taken, ${requested} requested by others, ${wanted} by this booking`,
    isTooFull: taken + wanted > seats,
  };
}
