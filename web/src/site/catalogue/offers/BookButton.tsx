import Button from '@mui/material/Button';
import { bookId } from '../../booking/bookId.ts';
import type { BookableItem } from '../../booking/item.ts';
import { useCallToBook } from './useCallToBook.ts';

/** Leads to the booking card, which on small screens lies far below. */
export function BookButton({ item }: { item: BookableItem }) {
  const { full } = useCallToBook(item);
  return (
    <Button
      href={`#${bookId}`}
      variant="contained"
      color="secondary"
      size="large"
      fullWidth
      sx={{ mt: 2.5, display: { md: 'none' } }}
    >
      {full}
    </Button>
  );
}
