import MenuItem from '@mui/material/MenuItem';
import {
  addDays,
  bookingHorizonDays,
  bookingWishSchema,
  guests,
  maxStayNights,
  t,
} from '@selasar/domain';
import type { BookingWish, TripBooking } from '@selasar/domain';
import { use } from 'react';
import { useController, useForm } from 'react-hook-form';
import { baliToday } from '../../../clock/baliToday.ts';
import { useToday } from '../../../clock/useToday.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { DateField } from '../../dates/DateField.tsx';
import { guestCount } from '../../offers/guestCount.ts';
import { TripKey } from '../TripKey.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { FreeStays } from './FreeStays.tsx';
import { useChange } from './useChange.ts';

const counts = Array.from({ length: guests.max - guests.min + 1 }, (_, i) => guests.min + i);

/** Other days or another number of guests. Whether they can be had the server tells, because these nights are the guest's own. */
export function BookingChange({ request, onClose }: { request: TripBooking; onClose: () => void }) {
  const key = use(TripKey);
  const today = useToday();
  const { kind, id, bookingType, asked } = request;
  const isStay = bookingType === 'villa';
  const { startDate, endDate, numberOfGuests } = asked?.what === 'change' ? asked : request;
  const form = useForm<BookingWish>({
    defaultValues: { startDate, endDate, numberOfGuests },
    resolver: (...given) => formResolver(bookingWishSchema(bookingType, baliToday()))(...given),
  });
  const { control, formState } = form;
  const first = useController({ control, name: 'startDate', rules: { deps: 'endDate' } });
  const last = useController({ control, name: 'endDate', rules: { deps: 'startDate' } });
  const { total, freeStays, submit } = useChange({
    form,
    inputOf: (wish) => ({
      key,
      kind,
      id,
      wish: isStay ? wish : { ...wish, endDate: wish.startDate },
    }),
    onDone: onClose,
  });
  const start = first.field.value;
  return (
    <ChangeForm
      request={request}
      formState={formState}
      total={total}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField
        label={isStay ? t('Check-in') : t('Date')}
        required
        value={start}
        onChange={first.field.onChange}
        onBlur={first.field.onBlur}
        inputRef={first.field.ref}
        min={today}
        max={addDays(today, bookingHorizonDays)}
        error={first.fieldState.error?.message}
      />
      {isStay ? (
        <DateField
          label={t('Check-out')}
          required
          value={last.field.value}
          onChange={last.field.onChange}
          onBlur={last.field.onBlur}
          inputRef={last.field.ref}
          min={addDays(start || today, 1)}
          max={addDays(start || today, maxStayNights)}
          error={last.fieldState.error?.message}
        />
      ) : null}
      <TextInput control={control} name="numberOfGuests" select label={t('Guests')}>
        {counts.map((count) => (
          <MenuItem key={count} value={count}>
            {guestCount(count)}
          </MenuItem>
        ))}
      </TextInput>
      {freeStays ? (
        <FreeStays
          stays={freeStays}
          onChoose={(stay) => {
            form.setValue('startDate', stay.startDate, { shouldDirty: true, shouldValidate: true });
            form.setValue('endDate', stay.endDate, { shouldDirty: true, shouldValidate: true });
          }}
        />
      ) : null}
    </ChangeForm>
  );
}
