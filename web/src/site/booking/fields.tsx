import { guests, limits } from '@selasar/domain';
import type { BookingForm } from '@selasar/domain';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextInput } from '../../ui/TextInput.tsx';
import { GuestSelect } from './GuestSelect.tsx';
import type { BookableItem } from './item.ts';
import { StayDates } from './StayDates.tsx';
import { TourDate } from './TourDate.tsx';
import type { Refusal } from './useBooking.ts';
import type { TakenNights } from './useTakenNights.ts';

interface ControlProps {
  item: BookableItem;
  form: UseFormReturn<BookingForm>;
  calendar: TakenNights;
  refusal: Refusal | undefined;
}

interface FormField<Value> {
  initial: (item: BookableItem) => Value;
  /** What the guest fills in; or where the value comes from. */
  control: ((props: ControlProps) => ReactNode) | string;
}

/** The fields of the form, in the order in which it asks. */
const fields: { readonly [Name in keyof BookingForm]: FormField<BookingForm[Name]> } = {
  bookingType: { initial: ({ type }) => type, control: 'the page' },
  itemId: { initial: ({ id }) => id, control: 'the page' },
  startDate: {
    initial: () => '',
    control: ({ item, form, calendar, refusal }) =>
      item.type === 'tour' ? (
        <TourDate control={form.control} />
      ) : (
        <StayDates form={form} calendar={calendar} refusal={refusal} />
      ),
  },
  endDate: { initial: () => '', control: 'the control of startDate' },
  numberOfGuests: {
    initial: ({ capacity }) => Math.min(guests.initial, capacity ?? guests.max),
    control: ({ item, form }) => <GuestSelect control={form.control} capacity={item.capacity} />,
  },
  customerName: {
    initial: () => '',
    control: ({ form }) => (
      <TextInput
        control={form.control}
        name="customerName"
        label="Name"
        required
        autoComplete="name"
        maxLength={limits.name}
      />
    ),
  },
  customerEmail: {
    initial: () => '',
    control: ({ form }) => (
      <TextInput
        control={form.control}
        name="customerEmail"
        label="Email"
        type="email"
        required
        autoComplete="email"
        maxLength={limits.email}
      />
    ),
  },
};

/** What the form begins with. */
export const emptyForm = (item: BookableItem): BookingForm =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { initial }]) => [name, initial(item)]),
  ) as BookingForm;

/** All that the guest fills in. */
export const BookingControls = (props: ControlProps) =>
  Object.entries<FormField<unknown>>(fields).map(([name, { control }]) =>
    typeof control === 'string' ? null : <Fragment key={name}>{control(props)}</Fragment>,
  );
