import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  addDays,
  admin,
  bookingHorizonDays,
  company,
  formatUsd,
  guests,
  limits,
  shortDate,
} from '@selasar/domain';
import { Controller } from 'react-hook-form';
import { DateField } from '../../ui/DateField.tsx';
import { baliToday } from '../../ui/today.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { WhatsAppButton } from '../../ui/WhatsAppButton.tsx';
import { BookingTotal } from './BookingTotal.tsx';
import type { BookableItem } from './item.ts';
import { useBooking } from './useBooking.ts';

const guestOptions = Array.from({ length: guests.max - guests.min + 1 }, (_, i) => guests.min + i);

/** Asks for a booking of the item. */
export function BookingCard({ item }: { item: BookableItem }) {
  const { form, booked, submit } = useBooking(item);
  const { control, formState } = form;
  const { errors, isSubmitting } = formState;
  const today = baliToday();

  return (
    <Paper
      component="form"
      noValidate
      id="book"
      aria-label={`Book ${item.name}`}
      onSubmit={(event) => void submit(event)}
      variant="outlined"
      sx={{
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
            per person
          </Typography>
        </Typography>
        <Controller
          control={control}
          name="startDate"
          render={({ field, fieldState }) => (
            <DateField
              label="Date"
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
              min={today}
              max={addDays(today, bookingHorizonDays)}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="numberOfGuests"
          render={({ field: { ref, onChange, ...field } }) => (
            <TextField
              {...field}
              select
              label="Guests"
              inputRef={ref}
              onChange={(event) => onChange(Number(event.target.value))}
            >
              {guestOptions.map((count) => (
                <MenuItem key={count} value={count}>
                  {count === 1 ? '1 guest' : `${count} guests`}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
        <TextInput
          control={control}
          name="customerName"
          label="Name"
          required
          autoComplete="name"
          slotProps={{ htmlInput: { maxLength: limits.name } }}
        />
        <TextInput
          control={control}
          name="customerEmail"
          label="Email"
          type="email"
          required
          autoComplete="email"
          slotProps={{ htmlInput: { maxLength: limits.email, inputMode: 'email' } }}
        />
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
        {booked ? (
          <Alert severity="success">
            Your request for {booked.itemName} on {shortDate(booked.startDate)} (
            {formatUsd(booked.totalPrice)}) is with us. Your reference is #
            {booked.bookingId.slice(0, admin.bookingIdLength)}.
          </Alert>
        ) : null}
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
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
