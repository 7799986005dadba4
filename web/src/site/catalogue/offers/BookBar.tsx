import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useInView } from '../../../ui/useInView.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { bookId } from '../../booking/bookId.ts';
import type { BookableItem } from '../../booking/item.ts';
import { useCallToBook } from './useCallToBook.ts';

/** Pixels: how high it is, and how far from the lower edge of the window. */
const height = 48;
const above = 12;

interface BookBarProps {
  item: BookableItem;
  /** Where the card is. The page around it must not change when it comes into view: see decision 13. */
  card: RefObject<HTMLElement | null>;
  /** Pixels between the page's text, whose last part this is, and the card. */
  gap: number;
}

/**
 * Keeps the way to the booking card at hand on a phone: it stays at the foot of the window until the card slides over it.
 * Its own place is behind the card's upper edge, so that it takes no room and never covers what comes after the card.
 */
export function BookBar({ item, card, gap }: BookBarProps) {
  const { short } = useCallToBook(item);
  const isCovered = useInView(card, height + above);
  // What tells that the connection is lost takes its place.
  const online = useOnline();
  return (
    <Button
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
        mt: `${gap}px`,
        mb: `${-gap - height}px`,
        boxShadow: ({ shadow }) => shadow.hoveredCard,
        visibility: isCovered || !online ? 'hidden' : 'visible',
        // In place of the form the card tells why there is none.
        [`html:has(section#${bookId}) &`]: { display: 'none' },
      }}
    >
      {short}
    </Button>
  );
}
