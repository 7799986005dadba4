import { bookingTable, guests, isInputFor, limits, plainFieldsOf, t } from '@selasar/domain';
import type { BookingForm, PlainIn, PlainMessage } from '@selasar/domain';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { PlainInput } from '../../forms/PlainInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { GuestSelect } from './GuestSelect.tsx';
import type { BookableItem } from './item.ts';
import { OptionalFields } from './OptionalFields.tsx';
import { StayDates } from './StayDates.tsx';
import { TourDate } from './TourDate.tsx';
import type { RequestedFormProps } from './useRequested.ts';

interface FormField<Value> {
  initial: (item: BookableItem) => Value;
  /** The control of the field, or where its value comes from. */
  control: ((props: RequestedFormProps) => ReactNode) | string;
}

type Plain = PlainIn<typeof bookingTable, 'guestForm'>;

/** The fields of the form in their order; plain fields come last. */
const fields: {
  readonly [Name in Exclude<keyof BookingForm, Plain>]-?: FormField<BookingForm[Name]>;
} = {
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

const plain = plainFieldsOf(bookingTable, 'guestForm');

/** The initial values of the form. */
export const emptyForm = (item: BookableItem): BookingForm =>
  Object.fromEntries([
    ...Object.entries(fields).map(([name, { initial }]) => [name, initial(item)] as const),
    ...plain.map(({ name }) => [name, ''] as const),
  ]) as BookingForm;

/** All controls of the form. */
export const BookingControls = (props: RequestedFormProps) => [
  ...Object.entries<FormField<unknown>>(fields).map(([name, { control }]) =>
    typeof control === 'string' ? null : <Fragment key={name}>{control(props)}</Fragment>,
  ),
  ...plain
    .filter((field) => isInputFor(field, props.item.type))
    .map(({ name, label, kind }) => (
      <PlainInput
        key={name}
        control={props.form.control}
        name={name as keyof BookingForm}
        label={t(label as PlainMessage)}
        kind={kind}
      />
    )),
];
