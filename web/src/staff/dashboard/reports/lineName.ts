import { monthAndYear } from '@selasar/domain/core';
import { type StatsOffers, unknownOffer } from '@selasar/domain/stats';
import type { Line } from './report.ts';

const others: Readonly<Record<string, string>> = {
  all: 'All bookings',
  transfers: 'Airport transfers',
  [`tours/${unknownOffer}`]: 'Unknown Tour',
  [`villas/${unknownOffer}`]: 'Unknown Villa',
};

export function lineName({ id }: Line, offers: StatsOffers): string {
  const other = others[id];
  if (other) return other;
  const [kind, slug = ''] = id.split('/');
  if (kind !== 'tours' && kind !== 'villas') return monthAndYear(id);
  const offer = Object.hasOwn(offers[kind], slug) ? offers[kind][slug] : undefined;
  const name = offer?.name ?? slug;
  return offer && !offer.isGone ? name : `${name} (removed)`;
}
