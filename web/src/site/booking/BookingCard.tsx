import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company, formatUsd, limits } from '@selasar/domain';
import { TextInput } from '../../ui/TextInput.tsx';
import { WhatsAppButton } from '../../ui/WhatsAppButton.tsx';
import { SlowNotice } from '../request/SlowNotice.tsx';
import { Trap } from '../request/Trap.tsx';
import { Booked } from './Booked.tsx';
import { BookingTotal } from './BookingTotal.tsx';
import { FreeStays } from './FreeStays.tsx';
import { GuestSelect } from './GuestSelect.tsx';
import type { BookableItem } from './item.ts';
import { StayDates } from './StayDates.tsx';
import { TourDate } from './TourDate.tsx';
import { useBooking } from './useBooking.ts';

/** Asks for a booking of the item. */
export function BookingCard({ item }: { item: BookableItem }) {
  const { form, booked, refusal, submit } = useBooking(item);
  const { control, formState, setValue } = form;
  const { errors, isSubmitting } = formState;

  return (
    <Paper
      component="form"
      noValidate
      id="book"
      aria-label={`Book ${item.name}`}
      onSubmit={(event) => void submit(event)}
      variant="outlined"
      sx={{
        position: 'relative',
        p: { xs: 2.5, sm: 3 },
        borderRadius: '20px',
        boxShadow: '0 18px 50px rgb(20 51 43 / .10)',
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
        {item.type === 'tour' ? (
          <TourDate control={control} />
        ) : (
          <StayDates control={control} villaId={item.id} refusal={refusal} />
        )}
        {refusal?.freeStays?.length ? (
          <FreeStays
            stays={refusal.freeStays}
            onChoose={({ startDate, endDate }) => {
              setValue('startDate', startDate, { shouldValidate: true });
              setValue('endDate', endDate, { shouldValidate: true });
            }}
          />
        ) : null}
        <GuestSelect control={control} capacity={item.capacity} />
        <TextInput
          control={control}
          name="customerName"
          label="Name"
          required
          autoComplete="name"
          maxLength={limits.name}
        />
        <TextInput
          control={control}
          name="customerEmail"
          label="Email"
          type="email"
          required
          autoComplete="email"
          maxLength={limits.email}
        />
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
        <WhatsAppButton
          text={`Hello Selasar Bali, I have a question about ${item.name}.`}
          variant="outlined"
        >
          {company.phone}
        </WhatsAppButton>
      </Stack>
    </Paper>
  );
}
