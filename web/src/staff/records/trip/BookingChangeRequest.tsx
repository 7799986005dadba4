import Typography from '@mui/material/Typography';
import type { Booking, BookingFacts } from '@selasar/domain';
import { ChangeRequest } from './ChangeRequest.tsx';
import { factsText } from './changeRequestText.ts';
import { hasChangeRequest } from './hasChangeRequest.ts';
import { LostByCancelling } from './LostByCancelling.tsx';
import { useClash } from './useClash.ts';

interface BookingChangeRequestProps {
  booking: Booking;
  onShowOther: (id: string) => void;
}

/** The change request of a booking, if any. */
export function BookingChangeRequest({ booking, onShowOther }: BookingChangeRequestProps) {
  const { id, changeRequest } = booking;
  if (!changeRequest || !hasChangeRequest(booking)) return null;
  const name = { kind: 'bookings', id, requestedAt: changeRequest.at, onShowOther } as const;
  const key = `${id} ${changeRequest.at.getTime()}`;
  return changeRequest.what === 'cancel' ? (
    <ChangeRequest key={key} {...name} title="The guest asks to cancel">
      <LostByCancelling request={booking} />
    </ChangeRequest>
  ) : (
    <ChangeRequest key={key} {...name} title="The guest asks for a change">
      <Typography variant="body2">
        <strong>{factsText(changeRequest)}</strong>
      </Typography>
      <Typography variant="body2">Now: {factsText(booking)}</Typography>
      <Clash booking={booking} requested={changeRequest} />
    </ChangeRequest>
  );
}

function Clash({ booking, requested }: { booking: Booking; requested: BookingFacts }) {
  const clash = useClash(booking, requested);
  return clash === undefined ? null : (
    <Typography variant="body2" color="error">
      This change is not possible now: {clash}
    </Typography>
  );
}
