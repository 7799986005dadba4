import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { company } from '@selasar/domain';
import { WhatsAppButton } from '../whatsapp/WhatsAppButton.tsx';
import { BookingPaper } from './BookingPaper.tsx';
import type { BookableItem } from './item.ts';

/** In place of the form while every night that could be booked is taken. */
export function NoDates({ item }: { item: BookableItem }) {
  return (
    <BookingPaper item={item} component="section">
      <Alert severity="info">No dates available</Alert>
      <Typography>
        {item.name} is taken every night of the coming year. Write to us on WhatsApp: we tell you
        when it is free again, and know houses like it.
      </Typography>
      <WhatsAppButton
        text={`Hello ${company.name}, I would like to stay at ${item.name}. When is it free?`}
        variant="contained"
        color="secondary"
        size="large"
      >
        {company.phone}
      </WhatsAppButton>
    </BookingPaper>
  );
}
