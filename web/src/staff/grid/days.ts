import { addDays, type CivilDate, isCivilDate, shortDate } from '@selasar/domain/core';
import type { Period } from '../../data/requests/view.ts';

export const nearDays = ['today', 'tomorrow', 'next-7'] as const;
export type NearDays = (typeof nearDays)[number];

export interface Days {
  by: 'travel' | 'request';
  /** Relative days have no `from` and `to`. */
  near: NearDays | undefined;
  /** '' is an open end. */
  from: CivilDate;
  to: CivilDate;
}

export const anyDays: Days = { by: 'travel', near: undefined, from: '', to: '' };

interface Bounds {
  from: CivilDate;
  to: CivilDate;
}

const last = 6;
const near: Record<NearDays, (today: CivilDate) => Bounds> = {
  today: (today) => ({ from: today, to: today }),
  tomorrow: (today) => ({ from: addDays(today, 1), to: addDays(today, 1) }),
  'next-7': (today) => ({ from: today, to: addDays(today, last) }),
};

export const boundsOf = (days: Days, today: CivilDate): Bounds =>
  days.near ? near[days.near](today) : { from: days.from, to: days.to };

export const isInverted = ({ from, to }: Bounds): boolean => from !== '' && to !== '' && from > to;

export function periodOf(
  days: Days | undefined,
  travel: string | undefined,
  today: CivilDate,
): Period | undefined {
  if (!days || travel === undefined) return undefined;
  const { from, to } = boundsOf(days, today);
  if (from === '' && to === '') return undefined;
  return { field: days.by === 'request' ? 'createdAt' : travel, from, to };
}

const dayIn = (text: string | null): CivilDate => (text && isCivilDate(text) ? text : '');

/** Invalid days are ignored. */
export function readDays(params: URLSearchParams): Days | undefined {
  const by = params.get('by') === 'request' ? 'request' : 'travel';
  const chosen = nearDays.find((one) => one === params.get('days'));
  const days: Days = chosen
    ? { ...anyDays, by, near: chosen }
    : { ...anyDays, by, from: dayIn(params.get('from')), to: dayIn(params.get('to')) };
  return isAny(days) ? undefined : days;
}

const isAny = (days: Days): boolean =>
  JSON.stringify(days, Object.keys(anyDays)) === JSON.stringify(anyDays);

export const writtenDays = (days: Days = anyDays): Record<string, string> => ({
  by: days.by === 'request' ? days.by : '',
  days: days.near ?? '',
  from: days.from,
  to: days.to,
});

const named: Partial<Record<NearDays, string>> = { today: 'today, ', tomorrow: 'tomorrow, ' };

/** 'for today, Dec 14, 2026', 'requested from Dec 14, 2026 to Dec 20, 2026'. */
export function daysInWords(days: Days, today: CivilDate): string {
  const { from, to } = boundsOf(days, today);
  const isRequest = days.by === 'request';
  if (from === to) {
    const which = (days.near && named[days.near]) ?? '';
    const prefix = which ? 'requested' : 'requested on';
    return `${isRequest ? prefix : 'for'} ${which}${shortDate(from)}`;
  }
  const ends = [from && `from ${shortDate(from)}`, to && `to ${shortDate(to)}`];
  return [isRequest && 'requested', ...ends].filter(Boolean).join(' ');
}
