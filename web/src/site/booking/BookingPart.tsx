import Skeleton from '@mui/material/Skeleton';
import { part } from '../../ui/early/part.tsx';
import type { BookableItem } from './item.ts';

/** The booking card, whose code comes with the visitor's first sign. */
export const BookingPart = part<{ item: BookableItem }>(
  'src/site/booking/BookingCard.tsx',
  async () => (await import('./BookingCard.tsx')).BookingCard,
  <Skeleton variant="rounded" height={640} />,
);
