import { answerBy, baliDate, formatUsd, isOverdue, shortDate } from '@selasar/domain';
import type { TripRequest } from '@selasar/domain';
import { isOver } from './inOrder.ts';
import { bookingWishText, daysText, pickupText, totalOf, transferWishText } from './tell.ts';

/** Until when staff answer what came in then. */
function answerText(asked: Date, now: Date): string {
  const due = answerBy(asked);
  return isOverdue(due, now)
    ? 'Our answer takes longer than usual. Please call us, or write to us.'
    : `We usually answer by ${due.time} on ${shortDate(due.date)} (Bali time).`;
}

/** What the guest has asked for and staff have not answered. */
export function askedText(request: TripRequest): string | undefined {
  const { asked } = request;
  if (!asked) return undefined;
  if (asked.what === 'cancel') return 'You asked us to cancel this.';
  const price = 'totalPrice' in asked ? asked.totalPrice : asked.totalAmount;
  const wish = 'startDate' in asked ? bookingWishText(asked) : transferWishText(asked);
  const cost = price === totalOf(request) ? 'same price' : formatUsd(price);
  return `You asked to change this to ${wish} (${cost}).`;
}

const confirmedText = (request: TripRequest): string => {
  if (request.kind === 'transfers') return `Your driver waits for you on ${pickupText(request)}.`;
  return request.bookingType === 'tour'
    ? `You have your place on ${daysText(request)}.`
    : `The villa is yours from ${daysText(request)}.`;
};

const freeText = (request: TripRequest, now: Date): string[] =>
  request.kind === 'bookings' && request.freeUntil && request.freeUntil >= baliDate(now)
    ? [`You can cancel at no cost until ${shortDate(request.freeUntil)}.`]
    : [];

/** What happens next and until when, in a few short sentences. */
export function nextStep(request: TripRequest, now: Date): string[] {
  const { status, asked, createdAt } = request;
  if (status === 'cancelled')
    return ['This is cancelled. If you did not expect that, please write to us.'];
  if (status === 'completed' || (isOver(request, baliDate(now)) && status === 'confirmed'))
    return ['Thank you for travelling with us.'];
  if (isOver(request, baliDate(now)))
    return [
      'The day has passed, and we did not confirm it. If that is a mistake, please write to us.',
    ];
  if (asked) return ['Until we answer, everything stays as it is.', answerText(asked.at, now)];
  if (status === 'pending')
    return [
      'A person reads your request and confirms it.',
      answerText(createdAt, now),
      'Until then you pay nothing, and nothing is binding.',
    ];
  return [confirmedText(request), ...freeText(request, now)];
}
