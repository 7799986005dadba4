import { toCents } from '../core/money.ts';
import { currentLocale, mainLanguage } from '../i18n/languages.ts';
import { enumerated, labelled, t } from '../i18n/t.ts';

// The pages of offers load this file before the first interaction: it has no schema.

/** Beside adults, in the order in which they are shown. */
export const guestKindKeys = ['senior', 'teen', 'child', 'infant'] as const;
export type GuestKindKey = (typeof guestKindKeys)[number];

export interface GuestKind {
  /** Ages in years, both included. */
  from?: number | undefined;
  to?: number | undefined;
  /** Of the adult's price on the day. */
  percent?: number | undefined;
  /** US dollars on any day, instead of `percent`. */
  usd?: number | undefined;
  noSeat?: true | undefined;
  /** Instead of the usual name. */
  names?: Readonly<Record<string, string>> | undefined;
}
export type GuestKinds = Partial<Record<GuestKindKey, GuestKind | undefined>>;

export interface Group {
  /** Of all kinds. */
  numberOfGuests: number;
  /** Those who are not adults, such as 'child:2,infant:1': one text, as a form and an address have it. */
  party?: string | undefined;
  /** Of the offer, at the time of booking. */
  guestKinds?: GuestKinds | undefined;
}

export const readCounts = (text: string | undefined): Map<string, number> =>
  new Map(
    (text ?? '')
      .split(',')
      .map((part): [string, number] => {
        const [key = '', count] = part.split(':');
        return [key, Number(count)];
      })
      .filter(([, count]) => Number.isInteger(count) && count > 0),
  );

/** In one order, so that equal choices are equal texts. */
export const writeCounts = (
  counts: ReadonlyMap<string, number>,
  keys: readonly string[] = [...counts.keys()].toSorted(),
): string => keys.flatMap((key) => (counts.get(key) ? `${key}:${counts.get(key)}` : [])).join(',');

export const writeParty = (counts: ReadonlyMap<string, number>): string =>
  writeCounts(counts, guestKindKeys);

interface GroupPart {
  key: 'adult' | GuestKindKey;
  kind?: GuestKind;
  count: number;
}

/** Adults come first. Who is of a kind that the offer does not have counts as an adult. */
export function groupOf({ numberOfGuests, party, guestKinds }: Group): [GroupPart, ...GroupPart[]] {
  const counts = readCounts(party);
  const others = guestKindKeys.flatMap((key) => {
    const [kind, count] = [guestKinds?.[key], counts.get(key)];
    return kind && count ? [{ key, kind, count }] : [];
  });
  const adults = numberOfGuests - others.reduce((sum, { count }) => sum + count, 0);
  return [{ key: 'adult', count: Math.max(0, adults) }, ...others];
}

export const seatsNeeded = (group: Group): number =>
  groupOf(group).reduce((sum, { kind, count }) => sum + (kind?.noSeat ? 0 : count), 0);

/** In US dollars. */
export const kindPrice = ({ usd, percent = 100 }: GuestKind, adult: number): number =>
  usd ?? toCents((adult * percent) / 100);

/** Persons at the same price in US dollars. Without kinds, all are alike. */
export function groupLines(group: Group, adult: number) {
  const [adults, ...others] = groupOf(group);
  if (others.length === 0) return [{ unit: adult, count: group.numberOfGuests }];
  return [adults, ...others]
    .filter(({ count }) => count > 0)
    .map(({ key, kind, count }) => ({ unit: kindPrice(kind ?? {}, adult), count, kind: key }));
}

const usualNames = {
  adult: 'Adult',
  senior: 'Senior',
  teen: 'Teenager',
  child: 'Child',
  infant: 'Infant',
} as const;

export const usualGuestName = (key: GroupPart['key']): string => t(usualNames[key]);

function agesText({ from, to }: GuestKind): string {
  if (to === undefined) return from === undefined ? '' : ` (${from}+)`;
  return ` (${from ?? 0}–${to})`;
}

/** With the ages, such as 'Child (3–11)'. */
export function guestKindName(key: GroupPart['key'], kind: GuestKind = {}): string {
  const { names = {} } = kind;
  const name = names[currentLocale().language] || names[mainLanguage] || usualGuestName(key);
  return name + agesText(kind);
}

/** '' for adults only. */
export const groupText = (group: Group): string => {
  const parts = groupOf(group);
  return parts.length === 1
    ? ''
    : enumerated(
        parts.map(({ key, kind, count }) => count > 0 && counted(count, guestKindName(key, kind))),
      );
};

const counted = (count: number, kind: string) => unbroken(t('{count} × {kind}', { count, kind }));

/** A number stays on one line with what it counts. */
export const unbroken = (text: string): string => text.replace(' × ', '\u00A0×\u00A0');

/** Without the adults, and by the usual names. */
export const partyText = (party: string): string =>
  enumerated(
    [...readCounts(party)].map(([key, count]) =>
      counted(count, usualGuestName(key as GuestKindKey)),
    ),
  );

/** Follows the number of guests. */
export const withGroup = (guests: string, group: Group): string =>
  labelled(guests, groupText(group));
