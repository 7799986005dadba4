import type { Arrival, ArrivalKind } from '../../data/arrivals/useArrivalsSince.ts';

const words: Record<ArrivalKind, { one: string; many: string }> = {
  bookings: { one: 'booking', many: 'bookings' },
  transfers: { one: 'airport transfer', many: 'airport transfers' },
  messages: { one: 'message', many: 'messages' },
};

/** 'New booking from Anna: Ubud Jungle Adventure'; several in one sentence: 'New: 2 bookings (Ben, Anna), 1 message (Cleo)'. */
export function sentence(arrivals: readonly Arrival[]): string {
  const [only] = arrivals;
  if (!only) return '';
  if (arrivals.length === 1) return `New ${words[only.kind].one} from ${only.who}: ${only.what}`;
  const kinds = [...new Set(arrivals.map(({ kind }) => kind))];
  const parts = kinds.map((kind) => {
    const names = arrivals.filter((one) => one.kind === kind).map(({ who }) => who);
    const { one, many } = words[kind];
    return `${names.length} ${names.length === 1 ? one : many} (${names.join(', ')})`;
  });
  return `New: ${parts.join(', ')}`;
}
