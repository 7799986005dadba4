import { formatUsd, priceRange, t } from '@selasar/domain';
import { useToday } from '../../../clock/useToday.ts';
import type { BookableItem } from '../../booking/item.ts';

/** The text of the links to the booking card, in full and short. */
export function useCallToBook(item: BookableItem): { full: string; short: string } {
  const { lowest, isOnly } = priceRange(item, useToday(), item.capacity);
  const price = formatUsd(lowest);
  if (item.type === 'tour') {
    return {
      full: t('From {price} per person: choose a date', { price }),
      short: t('From {price} · Choose a date', { price }),
    };
  }
  const from = isOnly ? price : t('From {price}', { price });
  return {
    full: t('{price} per night: choose your dates', { price: from }),
    short: t('{price} / night · Choose your dates', { price: from }),
  };
}
