import { guests, limits, t } from '@selasar/domain';
import type { BookingForm } from '@selasar/domain';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { TextInput } from '../../ui/TextInput.tsx';
import { GuestSelect } from './GuestSelect.tsx';
import type { BookableItem } from './item.ts';
import { OptionalFields } from './OptionalFields.tsx';
import { StayDates } from './StayDates.tsx';
import { TourDate } from './TourDate.tsx';
import type { RequestedFormProps } from './useRequested.ts';

interface FormField<Value> {
  initial: (item: BookableItem) => Value;
  /** What the guest fills in; or where the value comes from. */
  control: ((props: RequestedFormProps) => ReactNode) | string;
}

/** The fields of the form, in the order in which it asks. */
const fields: { readonly [Name in keyof BookingForm]: FormField<BookingForm[Name]> } = {
  bookingType: { initial: ({ type }) => type, control: 'the page' },
  itemId: { initial: ({ id }) => id, control: 'the page' },
  startDate: {
    initial: () => '',
    control: (props) =>
      props.item.type === 'tour' ? <TourDate {...props} /> : <StayDates {...props} />,
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
        label={t('Name')}
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
        label={t('Email')}
        type="email"
        required
        autoComplete="email"
        maxLength={limits.email}
      />
    ),
  },
  customerPhone: { initial: () => '', control: (props) => <OptionalFields {...props} /> },
  hotelName: { initial: () => '', control: 'the control of customerPhone' },
  pickupTime: { initial: () => '', control: 'the control of customerPhone' },
};

/** What the form begins with. */
export const emptyForm = (item: BookableItem): BookingForm =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { initial }]) => [name, initial(item)]),
  ) as BookingForm;

/** All that the guest fills in. */
export const BookingControls = (props: RequestedFormProps) =>
  Object.entries<FormField<unknown>>(fields).map(([name, { control }]) =>
    typeof control === 'string' ? null : <Fragment key={name}>{control(props)}</Fragment>,
  );
