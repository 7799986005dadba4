import { dayAndMonth, formatUsd, guests, isCivilDate } from '@selasar/domain/core';
import { enumerated, t } from '@selasar/domain/i18n';
import { type BookingRequest, priceOf, priceRange } from '@selasar/domain/pricing';
import { useSearchParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import { type RefObject, useEffect, useState } from 'react';
import { useToday } from '../../../clock/useToday.ts';
import { chosenDates, visitOf, type BookableItem, bookId } from '../../booking/item.ts';
import { useOnline } from '../../../ui/browser.ts';
import { bottomBar } from '../../../ui/BottomBar.tsx';

function useChosen(item: BookableItem) {
  const [params] = useSearchParams();
  const chosen = chosenDates.use();
  const requested: BookingRequest =
    chosen?.itemId === item.id
      ? chosen.requested
      : { startDate: '', endDate: '', numberOfGuests: guests.initial, ...visitOf(item, params) };
  const { startDate, endDate } = requested;
  const days = item.type === 'tour' ? [startDate] : [startDate, endDate];
  return days.every(isCivilDate) ? { requested, days } : undefined;
}

function useCallToBook(item: BookableItem): string {
  const { lowest, isOnly } = priceRange(item, useToday(), item.capacity);
  const chosen = useChosen(item);
  if (chosen) {
    return t('Total {price} · Book {days}', {
      price: formatUsd(priceOf(item, chosen.requested).total),
      days: enumerated([chosen.days.map(dayAndMonth).join(' – '), chosen.requested.startTime]),
    });
  }
  const price = formatUsd(lowest);
  if (item.type === 'tour') {
    return t('From {price} · Choose a date', { price });
  }
  const from = isOnly ? price : t('From {price}', { price });
  return t('{price} / night · Choose your dates', { price: from });
}

/** Pixels: its height, and its distance from the lower edge of the window. */
const height = 48;
const above = 12;

interface BookBarProps {
  item: BookableItem;
  /** The page must not change when it comes into view: see decision 13. */
  card: RefObject<HTMLElement | null>;
  /** Pixels between the page's text, whose place in the grid it shares, and the card. */
  gap: number;
}

/** Its own place is behind the card's upper edge, so that it takes no space and never covers content after the card. */
export function BookBar({ item, card, gap }: BookBarProps) {
  const text = useCallToBook(item);
  const isCovered = useInView(card, height + above);
  // The bar about a lost connection takes its place.
  const online = useOnline();
  return (
    <Button
      {...bottomBar}
      href={`#${bookId}`}
      variant="contained"
      color="secondary"
      size="large"
      fullWidth
      sx={{
        display: { xs: 'flex', md: 'none' },
        position: 'sticky',
        bottom: `calc(${above}px + env(safe-area-inset-bottom, 0px))`,
        zIndex: 1,
        height,
        // What the browser keeps in place when lines above it break anew: not this bar, nor text that contains it.
        overflowAnchor: 'none',
        gridArea: '1 / 1',
        alignSelf: 'end',
        mb: `${-gap - height}px`,
        boxShadow: ({ shadow }) => shadow.hoveredCard,
        visibility: isCovered || !online ? 'hidden' : 'visible',
        // Hidden when the card has a message instead of the form.
        [`html:has(section#${bookId}) &`]: { display: 'none' },
      }}
    >
      <span>{text}</span>
    </Button>
  );
}

/** By more than `margin` pixels at the edges of the window. */
function useInView(element: RefObject<HTMLElement | null>, margin: number): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `${-margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return inView;
}
