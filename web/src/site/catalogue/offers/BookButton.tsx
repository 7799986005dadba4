import Button from '@mui/material/Button';
import { bookId } from '../../booking/bookId.ts';
import type { BookableItem } from '../../booking/item.ts';
import { useCallToBook } from './useCallToBook.ts';

/** Links to the booking card, which is far below on small screens. */
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
