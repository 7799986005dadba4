import { answerBy, baliDate, formatUsd, isOverdue, shortDate } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { freeUntilText } from '@selasar/domain/pricing';
import { requestStatus } from '@selasar/domain/requests';
import type { TripRequest } from '@selasar/domain/trips';
import { isPast } from './tripRequest.ts';
import {
  bookingChangeRequestText,
  daysText,
  pickupText,
  totalOf,
  transferChangeRequestText,
} from './requestText.ts';

function answerText(changeRequest: Date, now: Date): string {
  const due = answerBy(changeRequest);
  return isOverdue(due, now)
    ? t('Our answer is taking longer than usual. Please call us, or write to us.')
    : t('We usually answer by {time} on {date} (Bali time).', {
        time: due.time,
        date: shortDate(due.date),
      });
}

export function changeRequestText(request: TripRequest): string | undefined {
  const { changeRequest } = request;
  if (!changeRequest) return undefined;
  if (changeRequest.what === 'cancel') return t('You asked us to cancel this.');
  const price =
    'totalPrice' in changeRequest ? changeRequest.totalPrice : changeRequest.totalAmount;
  const requested =
    'startDate' in changeRequest
      ? bookingChangeRequestText(changeRequest)
      : transferChangeRequestText(changeRequest);
  const cost = price === totalOf(request) ? t('same price') : formatUsd(price);
  return t('You asked to change this to {change} ({cost}).', { change: requested, cost });
}

const confirmedText = (request: TripRequest): string => {
  if (request.kind === 'transfers')
    return t('Your driver will meet you on {when}.', { when: pickupText(request) });
  return request.bookingType === 'tour'
    ? t('Your place is booked for {when}.', { when: daysText(request) })
    : t('The villa is yours from {when}.', { when: daysText(request) });
};

const freeText = (request: TripRequest, now: Date): string[] => {
  const date = freeUntilOf(request, now);
  return date ? [t('You can cancel free of charge until {date}.', { date })] : [];
};

function freeUntilOf(request: TripRequest, now: Date): string | undefined {
  if (request.kind === 'transfers') return freeUntilText(request, now);
  const { freeUntil } = request;
  return freeUntil && freeUntil >= baliDate(now) ? shortDate(freeUntil) : undefined;
}

export function nextStep(request: TripRequest, now: Date): string[] {
  const { status, changeRequest, createdAt } = request;
  const { takesPlace, isSure, isOpen, isWaiting } = requestStatus[status];
  if (!takesPlace) return [t('This is cancelled. If that is a mistake, please write to us.')];
  if (isSure && (!isOpen || isPast(request, baliDate(now))))
    return [t('Thank you for traveling with us.')];
  if (isPast(request, baliDate(now)))
    return [
      t('The day has passed, and we did not confirm it. If that is a mistake, please write to us.'),
    ];
  if (changeRequest)
    return [t('Until we answer, everything stays as it is.'), answerText(changeRequest.at, now)];
  if (isWaiting)
    return [
      t('A person reads your request and confirms it.'),
      answerText(createdAt, now),
      t('Until then you pay nothing, and nothing is binding.'),
      ...freeText(request, now),
    ];
  return [confirmedText(request), ...freeText(request, now)];
}
