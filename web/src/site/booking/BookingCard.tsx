import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company } from '@selasar/domain';
import type { SyntheticEvent } from 'react';
import { useToday } from '../../clock/useToday.ts';
import { WhatsAppButton } from '../whatsapp/WhatsAppButton.tsx';
import { needsScript } from '../../ui/scriptless.tsx';
import { AskWithoutScript } from '../request/AskWithoutScript.tsx';
import { SlowNotice } from '../request/SlowNotice.tsx';
import { Trap } from '../request/Trap.tsx';
import { Booked } from './Booked.tsx';
import { BookingPaper } from './BookingPaper.tsx';
import { BookingTotal } from './BookingTotal.tsx';
import { BookingControls } from './fields.tsx';
import type { BookableItem } from './item.ts';
import { NoDates } from './NoDates.tsx';
import { useBooking } from './useBooking.ts';
import { useTakenNights } from './useTakenNights.ts';

/** Asks for a booking of the item. */
export function BookingCard({ item }: { item: BookableItem }) {
  const calendar = useTakenNights(item.type === 'villa' ? item.id : undefined, useToday());
  const { form, booked, refusal, submit } = useBooking(item, calendar.nights);
  const { control, formState } = form;
  const { errors, isSubmitting } = formState;

  const question = `Hello Selasar Bali, I have a question about ${item.name}.`;
  if (calendar.firstFree === '') return <NoDates item={item} />;

  return (
    <BookingPaper
      item={item}
      component="form"
      noValidate
      onSubmit={(event: SyntheticEvent) => void submit(event)}
    >
      <AskWithoutScript what="take your booking" text={question} />
      <Stack className={needsScript} spacing={2.25}>
        <BookingControls item={item} form={form} calendar={calendar} refusal={refusal} />
        <Trap />
        <BookingTotal control={control} item={item} />
        {errors.root?.message ? <Alert severity="error">{errors.root.message}</Alert> : null}
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          disabled={isSubmitting}
        >
          {isSubmitting ? 'Processing...' : 'Book Now'}
        </Button>
        <SlowNotice waiting={isSubmitting} />
        {booked ? <Booked booking={booked} /> : null}
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ textAlign: 'center', textWrap: 'balance' }}
        >
          You pay nothing now. Questions? Write to us on WhatsApp:
        </Typography>
        <WhatsAppButton text={question} variant="outlined">
          {company.phone}
        </WhatsAppButton>
      </Stack>
    </BookingPaper>
  );
}
