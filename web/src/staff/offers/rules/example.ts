import {
  addDays,
  type CivilDate,
  formatUsd,
  isPast,
  problemText,
  shortDate,
  startOfBaliDate,
  weekdayOf,
} from '@selasar/domain/core';
import {
  type BookingRequest,
  checkDay,
  type LineNames,
  namedLineText,
  type OfferTerms,
  type Price,
  priceOf,
} from '@selasar/domain/pricing';

const numberOfGuests = 4;
const [friday, saturday] = [5, 6];

export function weekendInDecember(type: OfferTerms['type'], today: CivilDate): BookingRequest {
  const year = Number(today.slice(0, 4));
  const wanted = type === 'tour' ? saturday : friday;
  const inYear = (of: number): CivilDate => {
    // The third week lies within most seasons.
    const day = `${of}-12-15`;
    return addDays(day, (wanted - weekdayOf(day) + 7) % 7);
  };
  const startDate = isPast(inYear(year), today) ? inYear(year + 1) : inYear(year);
  const endDate = type === 'tour' ? startDate : addDays(startDate, 2);
  return { startDate, endDate, numberOfGuests };
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const priceInWords = ({ lines, total }: Price, unit: string, names?: LineNames): string => {
  const texts = lines.map(
    (line) =>
      namedLineText(line, names) || `${counted(line.count, unit)} × ${formatUsd(line.unit)}`,
  );
  return `${texts.join(' + ')} = ${formatUsd(total)}`;
};

export function exampleInWords(terms: OfferTerms, today: CivilDate): string[] {
  const requested = weekendInDecember(terms.type, today);
  const price = priceOf(terms, requested);
  const { refused } = checkDay(terms, requested, { now: startOfBaliDate(today) });
  const { message: code, params: facts } = refused?.problem ?? {};
  const unit = terms.type === 'tour' ? 'guest' : 'night';
  const from = shortDate(requested.startDate);
  const when = terms.type === 'tour' ? from : `${from} to ${shortDate(requested.endDate)}`;
  return [
    `A weekend in December (${when}) for ${counted(requested.numberOfGuests, 'guest')}: ${priceInWords(price, unit)}`,
    ...(price.deposit ? [`Deposit: ${formatUsd(price.deposit)}`] : []),
    ...(price.freeUntil ? [`Free cancellation until ${shortDate(price.freeUntil)}`] : []),
    ...(code ? [`It cannot be booked: ${problemText({ code, ...(facts ? { facts } : {}) })}`] : []),
  ];
}
