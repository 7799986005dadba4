import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import {
  bookingStatus,
  bookingTable,
  firstStatuses,
  guests,
  isInputFor,
  limits,
  plainFieldsOf,
} from '@selasar/domain';
import type { NewBookingForm, PlainIn } from '@selasar/domain';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { PlainInput } from '../../../forms/PlainInput.tsx';
import { CivilDateInput } from '../../../forms/dates/CivilDateInput.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { guestCount } from '../../bookings/bookingText.ts';
import type { NewRequestFieldProps } from './bookable.ts';
import { ItemSelect } from './ItemSelect.tsx';

interface NewRequestField<Value> {
  initial: Value;
  /** A field that staff fill in, or where else it is requested. */
  control: ((props: NewRequestFieldProps) => ReactNode) | string;
}

const counts = Array.from({ length: guests.max }, (_, index) => index + guests.min);

type Plain = PlainIn<typeof bookingTable, 'staffForm'>;

/** The fields of the form in their order; plain ones come last. */
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
            {bookingStatus[status].label}
          </MenuItem>
        ))}
      </TextInput>
    ),
  },
};

const plain = plainFieldsOf(bookingTable, 'staffForm');

/** The initial values of the form. */
export const emptyForm = Object.fromEntries([
  ...Object.entries(fields).map(([name, { initial }]) => [name, initial] as const),
  ...plain.map(({ name }) => [name, ''] as const),
]) as NewBookingForm;

interface CreatingControlsProps extends NewRequestFieldProps {
  /** Fields that the form does not ask for: the status of an existing booking. */
  without?: keyof NewBookingForm;
}

/** All fields that staff fill in. */
export const CreatingControls = ({ without, ...props }: CreatingControlsProps) => [
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

/** Where and when a tour guest is picked up; villa guests have no pick-up. */
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
          {guestCount(count)}
        </MenuItem>
      ))}
    </TextInput>
  );
}
