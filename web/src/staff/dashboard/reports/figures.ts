import { formatUsd } from '@selasar/domain/core';
import { formatCount } from '@selasar/domain/i18n';
import type { Line, ReportBy } from './report.ts';

interface Figure {
  label: string;
  value: (line: Line) => number | undefined;
  text: (value: number) => string;
  of?: (line: Line) => { part: number; whole: number } | undefined;
}

const none = '–';
const share = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0);
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** In column order. */
export const figures = {
  requests: {
    label: 'Requests',
    value: ({ figures: { requests } }) => requests,
    text: formatCount,
  },
  confirmed: {
    label: 'Confirmed',
    value: ({ figures: { confirmed, requests } }) =>
      requests > 0 ? oneDecimal(share(confirmed, requests)) : undefined,
    text: (value) => `${value.toFixed(1)}%`,
  },
  revenue: { label: 'Revenue', value: ({ figures: { revenue } }) => revenue, text: formatUsd },
  commission: {
    label: 'Commission',
    value: ({ figures: { commission } }) => commission,
    text: formatUsd,
  },
  nights: {
    label: 'Nights sold',
    value: ({ id, figures: { nights } }) => (/^(tours|transfers)/.test(id) ? undefined : nights),
    text: formatCount,
    of: ({ figures: { nights }, nightsOffered }) =>
      nightsOffered === undefined ? undefined : { part: nights, whole: nightsOffered },
  },
  seats: {
    label: 'Seats sold',
    value: ({ id, figures: { seats } }) => (/^(villas|transfers)/.test(id) ? undefined : seats),
    text: formatCount,
    of: ({ limited }) => limited && { part: limited.sold, whole: limited.offered },
  },
  lead: {
    label: 'Lead time',
    value: ({ figures: { leadDays, dated } }) =>
      dated > 0 ? oneDecimal(leadDays / dated) : undefined,
    text: (value) => `${value.toFixed(1)} days`,
  },
} satisfies Record<string, Figure>;

export type FigureKey = keyof typeof figures;
const figureKeys = Object.keys(figures) as FigureKey[];
const notOf: Readonly<Record<ReportBy, readonly FigureKey[]>> = {
  month: ['commission'],
  offer: ['commission'],
  source: ['nights', 'seats'],
};
export const figureKeysOf = (by: ReportBy): FigureKey[] =>
  figureKeys.filter((key) => !notOf[by].includes(key));
export const figureOf = (key: FigureKey): Figure => figures[key];

/** '34 of 330 (10%)', '$1,240' or '–'. */
export function figureText(key: FigureKey, line: Line): string {
  const { value, text, of } = figureOf(key);
  const found = line.isInvalid ? undefined : value(line);
  if (found === undefined) return none;
  const whole = of?.(line);
  if (!whole) return text(found);
  const { part, whole: offered } = whole;
  const percent = `${Math.round(share(part, offered))}%`;
  // Tours without a seat limit count only in the first number.
  const sold = part === found ? '' : `${text(found)}, `;
  return `${sold}${text(part)} of ${text(offered)} (${percent})`;
}

export const figureValue = (key: FigureKey, line: Line): number | undefined =>
  line.isInvalid ? undefined : figureOf(key).value(line);
