import type { TripRequest } from '@selasar/domain';
import { BookingChange } from './change/BookingChange.tsx';
import { TransferChange } from './change/TransferChange.tsx';

interface ChangeDialogProps {
  request: TripRequest;
  open: boolean;
  onClose: () => void;
}

/** Asks staff for another date or number. Each time it opens it begins with what holds. */
export function ChangeDialog({ request, open, onClose }: ChangeDialogProps) {
  if (!open) return null;
  return request.kind === 'bookings' ? (
    <BookingChange request={request} onClose={onClose} />
  ) : (
    <TransferChange request={request} onClose={onClose} />
  );
}
