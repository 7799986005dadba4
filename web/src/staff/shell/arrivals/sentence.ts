import type { Arrival, ArrivalCollection } from '../../../data/requests/useArrivalsSince.ts';

const words: Record<ArrivalCollection, { one: string; many: string }> = {
  bookings: { one: 'booking', many: 'bookings' },
  transfers: { one: 'airport transfer', many: 'airport transfers' },
  messages: { one: 'message', many: 'messages' },
};

/** 'New booking from Anna: Reef Walk'; several in one sentence: 'New: 2 bookings (Ben, Anna), 1 message (Cleo)'. */
export function sentence(arrivals: readonly Arrival[]): string {
  const [only] = arrivals;
  if (!only) return '';
  if (arrivals.length === 1)
    return `New ${words[only.collection].one} from ${only.who}: ${only.what}`;
  const collections = [...new Set(arrivals.map(({ collection }) => collection))];
  const parts = collections.map((collection) => {
    const names = arrivals.filter((one) => one.collection === collection).map(({ who }) => who);
    const { one, many } = words[collection];
    return `${names.length} ${names.length === 1 ? one : many} (${names.join(', ')})`;
  });
  return `New: ${parts.join(', ')}`;
}
