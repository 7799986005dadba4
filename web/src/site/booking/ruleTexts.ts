import { type BookingType, guests, maxStayNights, weekdayName } from '@selasar/domain/core';
import { listOf, plural, t } from '@selasar/domain/i18n';
import type { OfferRules } from '@selasar/domain/pricing';
import { nightCount } from '../common/priceLineText.ts';

const everyDay = 7;
const some = (days: readonly number[] | undefined) =>
  days && days.length < everyDay ? days.toSorted((a, b) => a - b).map(weekdayName) : undefined;

const hoursText = (count: number) => plural(count, 'an hour', '{count} hours');

function days({ weekdays, arrivalDays, departureDays }: OfferRules, type: BookingType) {
  if (type === 'tour') {
    const runs = some(weekdays);
    return runs ? [t('runs {days}', { days: runs.map((day) => day.slice(0, 3)).join(', ') })] : [];
  }
  const eachOf = (names: string[] | undefined) =>
    names && listOf(names.map((day) => t('{day}s', { day })));
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

const starts = ({ startTime }: OfferRules) =>
  startTime && t('starts at {time}', { time: startTime });

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
    ...groups(rules, mostGuests),
  ].filter((words): words is string => typeof words === 'string' && words !== '');
}
