import { formatUsd, priceRange } from '@selasar/domain';
import { useToday } from '../../clock/useToday.ts';
import type { BookableItem } from '../booking/item.ts';

/** What leads to the booking card says, in full and in short. */
export function useCallToBook(item: BookableItem): { full: string; short: string } {
  const { lowest, isOnly } = priceRange(item, useToday(), item.capacity);
  const price = formatUsd(lowest);
  if (item.type === 'tour') {
    return {
      full: `From ${price} per person: choose a date`,
      short: `From ${price} · Choose a date`,
    };
  }
  const from = isOnly ? price : `From ${price}`;
  return {
    full: `${from} per night: choose your dates`,
    short: `${from} / night · Choose your dates`,
  };
}
