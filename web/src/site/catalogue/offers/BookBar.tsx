import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useInView } from '../../../ui/useInView.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { bookId } from '../../booking/bookId.ts';
import type { BookableItem } from '../../booking/item.ts';
import { useCallToBook } from './useCallToBook.ts';

/** Pixels: its height, and its distance from the lower edge of the window. */
const height = 48;
const above = 12;

interface BookBarProps {
  item: BookableItem;
  /** The card's element. The page must not change when it comes into view: see decision 13. */
  card: RefObject<HTMLElement | null>;
  /** Pixels between the page's text, which ends with this bar, and the card. */
  gap: number;
}

/**
 * A link to the booking card on phones: it sticks to the bottom of the window until the card slides over it. Its own
 * place is behind the card's upper edge, so that it takes no space and never covers content after the card.
 */
export function BookBar({ item, card, gap }: BookBarProps) {
  const text = useCallToBook(item);
  const isCovered = useInView(card, height + above);
  // The bar about a lost connection takes its place.
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
        // Hidden when the card has a message instead of the form.
        [`html:has(section#${bookId}) &`]: { display: 'none' },
      }}
    >
      {text}
    </Button>
  );
}
