import { type CivilDate, hoursBefore } from '../core/dates.ts';
import { currentLocale, mainLanguage } from '../i18n/languages.ts';
import { enumerated, t } from '../i18n/t.ts';
import { readCounts, unbroken } from './guestKinds.ts';

// The pages of offers load this file before the first interaction: it has no schema.

export const extraUnits = ['booking', 'guest', 'night', 'car'] as const;
export type ExtraUnit = (typeof extraUnits)[number];

export interface ExtraName {
  /** By language. */
  names: Readonly<Record<string, string>>;
  /** A pickup area of a tour: a booking has at most one. */
  area?: true | undefined;
  usd?: number | undefined;
}

/** What a guest can have beside the tour or stay. */
export interface Extra extends ExtraName {
  /** US dollars. */
  usd: number;
  per: ExtraUnit;
  /** Of a price per car: the guests who fit in one. */
  carSeats?: number | undefined;
  /** In one booking; one if absent. */
  most?: number | undefined;
  /** Hours before the first day begins in Bali. */
  noticeHours?: number | undefined;
}
/** By a key that stays when the name changes. */
export type Extras = Readonly<Record<string, Extra>>;

export interface Choice<Of extends ExtraName = ExtraName> {
  /** With the pickup area, such as 'lovina:1,lunch:2': one text, as the kinds of guests are. */
  chosenExtras?: string | undefined;
  /** Of the offer, or those that the booking has, as they were then. */
  extras?: Readonly<Record<string, Of>> | undefined;
}

/** The pickup areas first, then the cheapest. */
export const inOrder = <Of extends ExtraName>(extras: Readonly<Record<string, Of>> = {}) =>
  Object.entries(extras).toSorted(
    ([oneKey, one], [otherKey, other]) =>
      Number(!one.area) - Number(!other.area) ||
      (one.usd ?? 0) - (other.usd ?? 0) ||
      (oneKey < otherKey ? -1 : 1),
  );

/** Without what the offer does not have. */
export function chosenOf<Of extends ExtraName>({ chosenExtras, extras }: Choice<Of>) {
  const counts = readCounts(chosenExtras);
  return inOrder(extras).flatMap(([key, extra]) => {
    const count = counts.get(key);
    return count ? [{ key, extra, count }] : [];
  });
}

/** Nobody is left out: who has no seat is driven and fed, too. */
interface Size {
  numberOfGuests: number;
  nights: number;
}

const timesPer: Readonly<Record<ExtraUnit, (size: Size, extra: Extra) => number>> = {
  booking: () => 1,
  guest: ({ numberOfGuests }) => numberOfGuests,
  night: ({ nights }) => nights,
  car: ({ numberOfGuests }, { carSeats = numberOfGuests }) =>
    Math.max(1, Math.ceil(numberOfGuests / carSeats)),
};

/** Seasons, weekends and group prices change none of them. What is included or free has none. */
export const extraLines = (choice: Choice<Extra>, size: Size) =>
  chosenOf(choice)
    .filter(({ extra }) => extra.usd > 0)
    .map(({ key, extra, count }) => ({
      unit: extra.usd,
      count: count * timesPer[extra.per](size, extra),
      extra: key,
    }));

export const isTooLate = ({ noticeHours }: Extra, firstDay: CivilDate, now: Date): boolean =>
  noticeHours !== undefined && now > hoursBefore(firstDay, noticeHours);

export const extraName = ({ names }: ExtraName): string =>
  names[currentLocale().language] || names[mainLanguage] || '';

/** Among other things. */
export const extraTitle = (extra: ExtraName): string =>
  extra.area ? t('Pickup: {area}', { area: extraName(extra) }) : extraName(extra);

const counted = (count: number, extra: string): string =>
  count > 1 ? unbroken(t('{count} × {extra}', { count, extra })) : extra;

/** As guests, drivers and the board of the day read it. */
export function extraFacts(choice: Choice): (readonly [label: string, text: string])[] {
  const chosen = chosenOf(choice);
  const textOf = (isArea: boolean) =>
    enumerated(
      chosen
        .filter(({ extra }) => (extra.area === true) === isArea)
        .map(({ extra, count }) => counted(count, extraName(extra))),
    );
  const facts = [[t('Pickup area'), textOf(true)] as const, [t('Extras'), textOf(false)] as const];
  return facts.filter(([, text]) => text !== '');
}

/** In one line. What has no name here is called by its key. */
export const extrasText = ({ chosenExtras, extras = {} }: Choice): string =>
  enumerated([
    ...chosenOf({ chosenExtras, extras }).map(({ extra, count }) =>
      counted(count, extraTitle(extra)),
    ),
    ...[...readCounts(chosenExtras)]
      .filter(([key]) => !Object.hasOwn(extras, key))
      .map(([key, count]) => counted(count, key.replaceAll('-', ' '))),
  ]);
