import { formatUsd, priceRange, t } from '@selasar/domain';
import { useToday } from '../../../clock/useToday.ts';
import type { BookableItem } from '../../booking/item.ts';

/** The text of the link to the booking card. */
export function useCallToBook(item: BookableItem): string {
  const { lowest, isOnly } = priceRange(item, useToday(), item.capacity);
  const price = formatUsd(lowest);
  if (item.type === 'tour') {
    return t('From {price} · Choose a date', { price });
  }
  const from = isOnly ? price : t('From {price}', { price });
  return t('{price} / night · Choose your dates', { price: from });
}
