import { guests, maxStayNights, weekdayName } from '@selasar/domain';
import type { BookingType, OfferRules } from '@selasar/domain';

const everyDay = 7;
/** The weekdays in order; undefined when they say nothing. */
const some = (days: readonly number[] | undefined) =>
  days && days.length < everyDay ? days.toSorted((a, b) => a - b).map(weekdayName) : undefined;

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`);

function days({ weekdays, arrivalDays, departureDays }: OfferRules, type: BookingType) {
  if (type === 'tour') {
    const runs = some(weekdays);
    return runs ? [`runs ${runs.map((day) => day.slice(0, 3)).join(', ')}`] : [];
  }
  const plural = (names: string[] | undefined) =>
    names && list.format(names.map((day) => `${day}s`));
  const [arrival, departure] = [plural(some(arrivalDays)), plural(some(departureDays))];
  if (arrival === departure) return arrival ? [`check-in and check-out on ${arrival}`] : [];
  return [arrival && `check-in on ${arrival}`, departure && `check-out on ${departure}`];
}

function stay({ leastNights = 1, mostNights = maxStayNights }: OfferRules) {
  if (leastNights === mostNights) return [`stays of ${nights(leastNights)}`];
  return [
    leastNights > 1 && `at least ${nights(leastNights)}`,
    mostNights < maxStayNights && `at most ${nights(mostNights)}`,
  ];
}

const cutOff = ({ cutOffHours: hours }: OfferRules) =>
  hours && `book at least ${hours === 1 ? 'an hour' : `${hours} hours`} ahead`;

const groups = ({ groups: percents = {} }: OfferRules, mostGuests: number) =>
  Object.entries(percents)
    .filter(([from, percent]) => percent !== 0 && Number(from) <= mostGuests)
    .map(
      ([from, percent]) =>
        `${Math.abs(percent)}% ${percent < 0 ? 'less' : 'more'} from ${from} guests`,
    );

/**
 * The rules of an offer that a guest should know before choosing; those that say nothing are left out, and until when one
 * may cancel, which stands beside the price.
 */
export function ruleWords(
  rules: OfferRules,
  type: BookingType,
  mostGuests: number = guests.max,
): string[] {
  return [
    ...days(rules, type),
    cutOff(rules),
    ...(type === 'villa' ? stay(rules) : []),
    ...groups(rules, mostGuests),
    rules.deposit && `deposit ${rules.deposit}%`,
  ].filter((words): words is string => typeof words === 'string' && words !== '');
}
