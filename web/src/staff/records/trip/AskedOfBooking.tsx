import Typography from '@mui/material/Typography';
import type { Booking, BookingFacts } from '@selasar/domain';
import { baliToday } from '../../../clock/baliToday.ts';
import { Asked } from './Asked.tsx';
import { factsText, lostText } from './askText.ts';
import { isAsked } from './isAsked.ts';
import { useClash } from './useClash.ts';

interface AskedOfBookingProps {
  booking: Booking;
  onShowOther: (id: string) => void;
}

/** What the guest of a booking asks for, if anything. */
export function AskedOfBooking({ booking, onShowOther }: AskedOfBookingProps) {
  const { id, asked } = booking;
  if (!asked || !isAsked(booking)) return null;
  const name = { kind: 'bookings', id, askedAt: asked.at, onShowOther } as const;
  const key = `${id} ${asked.at.getTime()}`;
  return asked.what === 'cancel' ? (
    <Asked key={key} {...name} title="The guest asks to cancel">
      <Typography variant="body2">{lostText(booking, baliToday())}</Typography>
    </Asked>
  ) : (
    <Asked key={key} {...name} title="The guest asks for a change">
      <Typography variant="body2">
        <strong>{factsText(asked)}</strong>
      </Typography>
      <Typography variant="body2">Now: {factsText(booking)}</Typography>
      <Clash booking={booking} wish={asked} />
    </Asked>
  );
}

function Clash({ booking, wish }: { booking: Booking; wish: BookingFacts }) {
  const clash = useClash(booking, wish);
  return clash === undefined ? null : (
    <Typography variant="body2" color="error">
      This cannot be had as it stands: {clash}
    </Typography>
  );
}
