import Skeleton from '@mui/material/Skeleton';
import { t } from '@selasar/domain/i18n';
import { useEffect, useRef } from 'react';
import { lazyIsland } from '../../ui/bootstrap/lazyIsland.tsx';
import { deferred } from '../../ui/loading/page.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useEnteredView } from '../../ui/browser.ts';
import { live } from '../common/useLiveContent.ts';
import { type BookableItem, bookId } from './item.ts';

const BookingCardIsland = lazyIsland<{ item: BookableItem }>(
  'src/site/booking/BookingCard.tsx',
  async () => (await import('./BookingCard.tsx')).BookingCard,
  // The page's button already links to it.
  () => (
    <Notice id={bookId} tabIndex={-1} aria-label={t('Loading the booking form')}>
      <Skeleton variant="rounded" height={640} />
    </Notice>
  ),
);

/** For a villa it shows without any interaction whether there are free days at all. */
export function BookingIsland({ item }: { item: BookableItem }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useEnteredView(place);
  const showsFreeDays = item.type === 'villa';
  useEffect(() => {
    if (!isSeen || !showsFreeDays) return;
    // The card needs it at once.
    void deferred(import('../../data/bookings/readTaken.ts'));
  }, [isSeen, showsFreeDays]);
  return (
    <div ref={place} {...(showsFreeDays ? live : {})}>
      <BookingCardIsland item={item} />
    </div>
  );
}
