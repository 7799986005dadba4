import CheckIcon from '@mui/icons-material/Check';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import { enumerated, t, listOf, nightCount, plural } from '@selasar/domain/i18n';
import {
  confirmsAtOnce,
  departuresOf,
  guestKindKeys,
  guestKindName,
  periodOf,
  priceOf,
  requestedOf,
} from '@selasar/domain/pricing';
import type { OfferRules } from '@selasar/domain/pricing';
import type { BookingForm } from '@selasar/domain/requests';
import { useWatch, type Control } from 'react-hook-form';
import {
  type BookingType,
  formatUsd,
  guests,
  maxStayNights,
  shortDate,
  shortWeekdayName,
  weekdayName,
} from '@selasar/domain/core';
import { useToday } from '../../clock/useToday.ts';
import { Notice } from '../../ui/Notice.tsx';
import { cancelling, depositDue } from './priceTexts.ts';
import type { BookableItem } from './item.ts';

export interface BookingTermsProps {
  control: Control<BookingForm>;
  item: BookableItem;
}

export function BookingTerms({ control, item }: BookingTermsProps) {
  const { freeUntil } = useChosen(control, item).price;
  const until = cancelling(item.rules, freeUntil, useToday());
  const deposit = depositDue(item);
  const atOnce = confirmsAtOnce(item);
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        typography: 'body2',
        '& > li': { display: 'flex', alignItems: 'center', gap: 1 },
        '& > li + li': { mt: 0.5 },
      }}
    >
      {until ? (
        <li>
          {until.isFree ? good : neutral}
          <Notice>{until.text}</Notice>
        </li>
      ) : null}
      {/* A deposit is due on confirmation, which may be at once. */}
      {deposit && atOnce ? null : (
        <li>
          {good}
          <span>{t('Nothing to pay now')}</span>
        </li>
      )}
      {deposit ? (
        <li>
          {neutral}
          <span>{deposit}</span>
        </li>
      ) : null}
      <li>
        {good}
        <span>{atOnce ? t('Instant confirmation') : t('Reply usually the same day')}</span>
      </li>
    </Box>
  );
}

/** The dates and guests in the form, and what they cost. */
export function useChosen(control: Control<BookingForm>, item: BookableItem) {
  const requested = useWatch({ control, compute: requestedOf });
  return { requested, price: priceOf(item, requested) };
}

const good = <CheckIcon aria-hidden fontSize="small" color="success" />;
/** A tick would praise it. */
const neutral = <InfoOutlinedIcon aria-hidden fontSize="small" color="action" />;

const everyDay = 7;
const some = (days: readonly number[] | undefined) =>
  days && days.length < everyDay ? days.toSorted((a, b) => a - b) : undefined;

const hoursText = (count: number) => plural(count, 'an hour', '{count} hours');

function days({ weekdays, arrivalDays, departureDays }: OfferRules, type: BookingType) {
  if (type === 'tour') {
    const runs = some(weekdays);
    return runs ? [t('runs {days}', { days: enumerated(runs.map(shortWeekdayName)) })] : [];
  }
  const eachOf = (weekdays: number[] | undefined) =>
    weekdays && listOf(weekdays.map((day) => t('{day}s', { day: weekdayName(day) })));
  const [arrival, departure] = [eachOf(some(arrivalDays)), eachOf(some(departureDays))];
  if (arrival === departure)
    return arrival ? [t('check-in and check-out on {days}', { days: arrival })] : [];
  return [
    arrival && t('check-in on {days}', { days: arrival }),
    departure && t('check-out on {days}', { days: departure }),
  ];
}

function stay({ leastNights = 1, mostNights = maxStayNights }: OfferRules) {
  if (leastNights === mostNights)
    return [t('stays of {nights}', { nights: nightCount(leastNights) })];
  return [
    leastNights > 1 && t('at least {nights}', { nights: nightCount(leastNights) }),
    mostNights < maxStayNights && t('at most {nights}', { nights: nightCount(mostNights) }),
  ];
}

function starts(rules: OfferRules) {
  const { startTime, departures = {} } = rules;
  const times = departuresOf({ type: 'tour', rules }).map((time) => {
    const { weekdays, season } = departures[time] ?? {};
    const { from, to } = periodOf(season ?? '');
    const when = [
      ...(some(weekdays) ?? []).map(shortWeekdayName),
      ...(season ? [t('{from} to {to}', { from: shortDate(from), to: shortDate(to) })] : []),
    ];
    return when.length > 0 ? `${time} (${enumerated(when)})` : time;
  });
  const time = times.length > 0 ? listOf(times) : startTime;
  return time && t('starts at {time}', { time });
}

const cutOff = ({ cutOffHours: hours }: OfferRules) =>
  hours && t('book at least {hours} ahead', { hours: hoursText(hours) });

const groups = ({ groups: percents = {} }: OfferRules, mostGuests: number) =>
  Object.entries(percents)
    .filter(([from, percent]) => percent !== 0 && Number(from) <= mostGuests)
    .map(([from, percent]) =>
      percent < 0
        ? t('{percent}% less from {from} guests', { percent: -percent, from })
        : t('{percent}% more from {from} guests', { percent, from }),
    );

function guestPrices({ guestKinds = {} }: OfferRules) {
  return guestKindKeys.flatMap((key) => {
    const found = guestKinds[key];
    if (!found) return [];
    const kind = guestKindName(key, found);
    const { usd, percent = 100 } = found;
    if (usd === 0 || (usd === undefined && percent === 0)) return t('{kind} free', { kind });
    return usd === undefined
      ? t('{kind} {percent}% of the price', { kind, percent })
      : t('{kind} {price}', { kind, price: formatUsd(usd) });
  });
}

/** Without rules that have no effect and those beside the price: the deposit and free cancellation. */
export function ruleTexts(
  rules: OfferRules,
  type: BookingType,
  mostGuests: number = guests.max,
): string[] {
  return [
    ...days(rules, type),
    ...(type === 'tour' ? [starts(rules)] : []),
    cutOff(rules),
    ...(type === 'villa' ? stay(rules) : []),
    ...(type === 'tour' ? guestPrices(rules) : []),
    ...groups(rules, mostGuests),
  ].filter((words): words is string => typeof words === 'string' && words !== '');
}
