import Alert from '@mui/material/Alert';
import { bookingStatus } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import { baliToday } from '../../clock/baliToday.ts';
import { useClock } from '../../clock/useClock.ts';
import { refusalOf } from '../offers/rules/refusal.ts';
import { useTerms } from '../offers/rules/useTerms.ts';
import { startedText } from './startedText.ts';

/**
 * Shows that an open booking has begun, or why a future one could not be requested today. Reads the tour
 * or villa once.
 */
export function CurrentRulesNotice({ booking }: { booking: Booking }) {
  const { bookingType, tourId, villaId, status, endDate } = booking;
  const isRelevant = bookingStatus[status].isOpen && endDate >= baliToday();
  const itemId = bookingType === 'tour' ? tourId : villaId;
  const terms = useTerms(bookingType, isRelevant ? itemId : undefined);
  const reason = terms && refusalOf(terms, booking);
  const begun = useClock((nowMs) => startedText(booking, new Date(nowMs)) ?? '');
  return (
    <>
      {begun ? <Alert severity="warning">{begun}</Alert> : null}
      {reason === undefined ? null : (
        <Alert severity="info">Under the current rules, this could not be booked: {reason}</Alert>
      )}
    </>
  );
}
