import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatUsd } from '@selasar/domain';
import type { ElementType } from 'react';
import type { BookableItem } from './item.ts';

type BookingPaperProps = PaperProps<ElementType> & { item: BookableItem };

/** The card that asks for a booking, with the price at its head. */
export function BookingPaper({ item, children, ...paper }: BookingPaperProps) {
  return (
    <Paper
      id="book"
      aria-label={`Book ${item.name}`}
      variant="outlined"
      {...paper}
      sx={{
        position: 'relative',
        p: { xs: 2.5, sm: 3 },
        borderRadius: ({ radius }) => radius.card,
        boxShadow: ({ shadow }) => shadow.bookingCard,
      }}
    >
      <Stack spacing={2.25}>
        <Typography
          component="h2"
          variant="h4"
          sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75 }}
        >
          <Typography component="span" variant="h2" sx={{ color: 'secondary.main' }}>
            {formatUsd(item.price)}
          </Typography>
          <Typography component="span" color="textSecondary">
            {item.type === 'tour' ? 'per person' : 'per night'}
          </Typography>
        </Typography>
        {children}
      </Stack>
    </Paper>
  );
}
