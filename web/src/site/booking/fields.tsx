import { guests, isInputFor, limits, plainFieldsOf, type PlainIn } from '@selasar/domain/core';
import { type PlainMessage, t, guestCount } from '@selasar/domain/i18n';
import { hasGuestKinds } from '@selasar/domain/pricing';
import { type BookingForm, bookingTable } from '@selasar/domain/requests';
import { Fragment, type ReactNode, useId, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useFormState, type Control } from 'react-hook-form';
import MenuItem from '@mui/material/MenuItem';
import { PlainInput } from '../../forms/PlainInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Extras, Party } from '../../forms/LateInputs.tsx';
import type { ExtrasControl } from '../../forms/ExtrasInput.tsx';
import type { PartyControl } from '../../forms/PartyInput.tsx';
import { DepartureInput } from './DepartureInput.tsx';
import type { BookableItem } from './item.ts';
import { BookingDates } from './BookingDates.tsx';
import type { RequestedFormProps } from './useRequested.ts';
import { PhoneInput } from '../forms/PhoneInput.tsx';

interface FormField<Value> {
  initial: (item: BookableItem) => Value;
  /** The control of the field, or where its value comes from. */
  control: ((props: RequestedFormProps) => ReactNode) | string;
}

type Plain = PlainIn<typeof bookingTable, 'guestForm'>;

/** In the order of the form; plain fields come last. */
const fields: {
  readonly [Name in Exclude<keyof BookingForm, Plain>]-?: FormField<BookingForm[Name]>;
} = {
  bookingType: { initial: ({ type }) => type, control: 'the page' },
  itemId: { initial: ({ id }) => id, control: 'the page' },
  startDate: {
    initial: () => '',
    control: (props) => <BookingDates {...props} />,
  },
  endDate: { initial: () => '', control: 'the control of startDate' },
  startTime: { initial: () => '', control: (props) => <DepartureInput {...props} /> },
  numberOfGuests: {
    initial: ({ capacity }) => Math.min(guests.initial, capacity ?? guests.max),
    control: ({ item, form }) => <GuestsInput item={item} form={form} />,
  },
  party: { initial: () => '', control: 'the control of numberOfGuests' },
  chosenExtras: {
    initial: () => '',
    control: ({ item, form, calendar }) => (
      <Extras
        control={form.control as unknown as ExtrasControl}
        terms={item}
        now={calendar.availability.now}
      />
    ),
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

export const emptyForm = (item: BookableItem): BookingForm =>
  Object.fromEntries([
    ...Object.entries(fields).map(([name, { initial }]) => [name, initial(item)] as const),
    ...plain.map(({ name }) => [name, ''] as const),
  ]) as BookingForm;

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

const names = ['customerPhone', 'hotelName', 'pickupTime'] as const;

function OptionalFields({ item, form: { control, getValues } }: RequestedFormProps) {
  const isTour = item.type === 'tour';
  const id = useId();
  const [isOpen, setOpen] = useState(() => getValues(names).some(Boolean));
  const { errors } = useFormState({ control, name: names });
  if (!isOpen && !names.some((name) => errors[name])) {
    return (
      <Button
        size="small"
        color="inherit"
        aria-expanded={false}
        startIcon={<ExpandMoreIcon />}
        onClick={() => {
          setOpen(true);
          requestAnimationFrame(() => document.getElementById(id)?.focus());
        }}
        sx={{ alignSelf: 'flex-start', textAlign: 'left' }}
      >
        <span>
          {isTour
            ? t('Add phone, hotel or pickup time (optional)')
            : t('Add a phone number (optional)')}
        </span>
      </Button>
    );
  }
  return (
    <>
      <PhoneInput
        control={control}
        id={id}
        name="customerPhone"
        label={t('Phone')}
        hint={t('With its country code, such as +62 812 3456 7890')}
      />
      {isTour ? (
        <>
          <TextInput
            control={control}
            name="hotelName"
            label={t('Hotel')}
            hint={t('Where we pick you up')}
            autoComplete="off"
            maxLength={limits.place}
          />
          <TextInput
            control={control}
            name="pickupTime"
            type="time"
            label={t('Pickup time')}
            hint={t('Times are Bali time')}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </>
      ) : null}
    </>
  );
}

const options = Array.from({ length: guests.max - guests.min + 1 }, (_, i) => guests.min + i);

interface GuestSelectProps {
  control: Control<BookingForm>;
  capacity: number | undefined;
}

/** A line for each kind of guest, where the offer has kinds. */
export function GuestsInput({ item, form }: Pick<RequestedFormProps, 'item' | 'form'>) {
  return hasGuestKinds(item) ? (
    <Party control={form.control as unknown as PartyControl} terms={item} />
  ) : (
    <GuestSelect control={form.control} capacity={item.capacity} />
  );
}

const GuestSelect = ({ control, capacity = guests.max }: GuestSelectProps) => (
  <TextInput
    control={control}
    name="numberOfGuests"
    select
    label={t('Guests')}
    hint={
      capacity < guests.max
        ? t('Sleeps up to {guests}', { guests: guestCount(capacity) })
        : undefined
    }
  >
    {options.map((count) => (
      <MenuItem key={count} value={count} disabled={count > capacity}>
        <span>{guestCount(count)}</span>
      </MenuItem>
    ))}
  </TextInput>
);
