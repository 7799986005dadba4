import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import {
  addDays,
  type BookingType,
  guests,
  isCivilDate,
  isInputFor,
  limits,
  plainFieldsOf,
  type PlainIn,
  type Stay,
} from '@selasar/domain/core';
import {
  bookingStatus,
  bookingTable,
  firstStatuses,
  type NewBookingForm,
} from '@selasar/domain/requests';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import { PlainInput } from '../../../forms/PlainInput.tsx';
import { CivilDateInput } from '../../../forms/dates/CivilDateField.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { guestCount, bookingTypeName } from '../requestText.ts';
import type { NewRequestFieldProps } from './bookable.ts';

interface NewRequestField<Value> {
  initial: Value;
  /** A field that staff fill in, or where else it is requested. */
  control: ((props: NewRequestFieldProps) => ReactNode) | string;
}

const counts = Array.from({ length: guests.max }, (_, index) => index + guests.min);

type Plain = PlainIn<typeof bookingTable, 'staffForm'>;

/** In their order in the form; plain ones come last. */
const fields: {
  readonly [Name in Exclude<keyof NewBookingForm, Plain>]-?: NewRequestField<NewBookingForm[Name]>;
} = {
  itemId: { initial: '', control: (props) => <ItemSelect {...props} /> },
  bookingType: { initial: 'villa', control: 'the control of itemId' },
  startDate: { initial: '', control: (props) => <Days {...props} /> },
  endDate: { initial: '', control: 'the control of startDate' },
  numberOfGuests: { initial: guests.initial, control: (props) => <Guests {...props} /> },
  customerName: {
    initial: '',
    control: ({ form }) => (
      <TextInput
        control={form.control}
        name="customerName"
        label="Name of the guest"
        maxLength={limits.name}
        autoComplete="off"
      />
    ),
  },
  hotelName: { initial: '', control: (props) => <Pickup {...props} /> },
  pickupTime: { initial: '', control: 'the control of hotelName' },
  customerPhone: {
    initial: '',
    control: ({ form }) => (
      <TextInput
        control={form.control}
        name="customerPhone"
        type="tel"
        label="Phone"
        maxLength={limits.phone}
        autoComplete="off"
      />
    ),
  },
  customerEmail: {
    initial: '',
    control: ({ form }) => (
      <TextInput
        control={form.control}
        name="customerEmail"
        rules={{ deps: 'customerPhone' }}
        type="email"
        label="Email"
        hint="If you enter an email, the guest gets a confirmation"
        maxLength={limits.email}
        autoComplete="off"
      />
    ),
  },
  status: {
    initial: firstStatuses[0],
    control: ({ form }) => (
      <TextInput control={form.control} name="status" select label="Status">
        {firstStatuses.map((status) => (
          <MenuItem key={status} value={status}>
            <span>{bookingStatus[status].label}</span>
          </MenuItem>
        ))}
      </TextInput>
    ),
  },
};

const plain = plainFieldsOf(bookingTable, 'staffForm');

export const emptyForm = Object.fromEntries([
  ...Object.entries(fields).map(([name, { initial }]) => [name, initial] as const),
  ...plain.map(({ name }) => [name, ''] as const),
]) as NewBookingForm;

interface BookingControlsProps extends NewRequestFieldProps {
  /** Not asked for: the status of an existing booking. */
  without?: keyof NewBookingForm;
}

export const BookingControls = ({ without, ...props }: BookingControlsProps) => [
  ...Object.entries<NewRequestField<unknown>>(fields).map(([name, { control }]) =>
    typeof control === 'string' || name === without ? null : (
      <Fragment key={name}>{control(props)}</Fragment>
    ),
  ),
  <PlainControls key="plain" {...props} />,
];

function PlainControls({ form: { control } }: NewRequestFieldProps) {
  const type = useWatch({ control, name: 'bookingType' });
  return plain
    .filter((field) => isInputFor(field, type))
    .map(({ name, label, kind }) => (
      <PlainInput
        key={name}
        control={control}
        name={name as keyof NewBookingForm}
        label={label}
        kind={kind}
      />
    ));
}

function Days({ form: { control } }: NewRequestFieldProps) {
  const type = useWatch({ control, name: 'bookingType' });
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <CivilDateInput
        // Another label is another field: see scripts/checks/bareTexts.ts.
        key={type}
        control={control}
        name="startDate"
        rules={{ deps: 'endDate' }}
        label={type === 'tour' ? 'Date' : 'Check-in'}
      />
      {type === 'tour' ? null : (
        <CivilDateInput control={control} name="endDate" label="Check-out" />
      )}
    </Stack>
  );
}

function Pickup({ form: { control } }: NewRequestFieldProps) {
  const type = useWatch({ control, name: 'bookingType' });
  if (type !== 'tour') return null;
  return (
    <Stack direction="row" spacing={2}>
      <TextInput
        control={control}
        name="hotelName"
        label="Hotel"
        maxLength={limits.place}
        autoComplete="off"
        fullWidth
      />
      <TextInput
        control={control}
        name="pickupTime"
        type="time"
        label="Pickup"
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ minWidth: 130 }}
      />
    </Stack>
  );
}

function Guests({ form, offer }: NewRequestFieldProps) {
  const capacity = offer?.capacity ?? guests.max;
  return (
    <TextInput
      control={form.control}
      name="numberOfGuests"
      select
      label="Guests"
      hint={capacity < guests.max ? `Sleeps up to ${guestCount(capacity)}` : undefined}
    >
      {counts.map((count) => (
        <MenuItem key={count} value={count} disabled={count > capacity}>
          <span>{guestCount(count)}</span>
        </MenuItem>
      ))}
    </TextInput>
  );
}

export function fillInDates(form: UseFormReturn<NewBookingForm>, { startDate, endDate }: Stay) {
  const options = { shouldDirty: true, shouldValidate: true };
  form.setValue('startDate', startDate, options);
  form.setValue('endDate', endDate, options);
  // The clicked button disappears with the refusal, so the focus must move.
  form.setFocus('startDate');
}

const kinds = ['villa', 'tour'] as const;

/** A villa and a tour may have the same id, so the kind is part of the value. */
const valueOf = (type: BookingType, id: string): string => `${type} ${id}`;

function ItemSelect({ form, offers, offer }: NewRequestFieldProps) {
  const error = form.formState.errors.itemId;
  const days = useWatch({ control: form.control, name: ['startDate', 'endDate'] });
  const choose = (value: string) => {
    const [type, itemId = ''] = value.split(' ');
    form.setValue('bookingType', type === 'tour' ? 'tour' : 'villa');
    form.setValue('itemId', itemId);
    form.clearErrors('itemId');
    const [startDate, endDate] = days;
    if (type === 'villa' && isCivilDate(startDate) && !(endDate > startDate)) {
      form.setValue('endDate', addDays(startDate, 1));
    }
  };
  return (
    <TextField
      select
      label="Villa or tour"
      value={offer ? valueOf(offer.terms.type, offer.id) : ''}
      onChange={({ target }) => choose(target.value)}
      error={error !== undefined}
      helperText={error && 'Please choose a villa or a tour'}
    >
      {kinds.flatMap((kind) => [
        <ListSubheader key={kind}>{`${bookingTypeName(kind)}s`}</ListSubheader>,
        ...offers
          .filter(({ terms }) => terms.type === kind)
          .map(({ id, name }) => (
            <MenuItem
              key={valueOf(kind, id)}
              value={valueOf(kind, id)}
              sx={{ whiteSpace: 'normal' }}
            >
              <span>{name}</span>
            </MenuItem>
          )),
      ])}
    </TextField>
  );
}
