import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { bookId } from '../../booking/bookId.ts';
import type { BookableItem } from '../../booking/item.ts';
import { payTermsText } from '../../booking/payTermsText.ts';
import { useCallToBook } from './useCallToBook.ts';

/** Links to the booking card, which is far below on small screens, with the terms of its price. */
export function BookButton({ item }: { item: BookableItem }) {
  const { full } = useCallToBook(item);
  const terms = payTermsText(item);
  return (
    <Box sx={{ mt: 2.5, display: { md: 'none' } }}>
      <Button href={`#${bookId}`} variant="contained" color="secondary" size="large" fullWidth>
        {full}
      </Button>
      {terms ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, textAlign: 'center' }}>
          {terms}
        </Typography>
      ) : null}
    </Box>
  );
}
