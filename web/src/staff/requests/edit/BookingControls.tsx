import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  addDays,
  type BookingType,
  guests,
  isCivilDate,
  isInputFor,
  limits,
  plainFieldsOf,
  type PlainIn,
} from '@selasar/domain/core';
import { guestCount } from '@selasar/domain/i18n';
import {
  type Availability,
  departuresOf,
  hasDepartures,
  hasGuestKinds,
  requestedOf,
  seatsLeft,
} from '@selasar/domain/pricing';
import {
  bookingTable,
  firstStatuses,
  type NewBookingForm,
  sourceKeys,
} from '@selasar/domain/requests';
import { Fragment } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CivilDateInput } from '../../../forms/dates/CivilDateField.tsx';
import { Extras, Party } from '../../../forms/LateInputs.tsx';
import type { ExtrasControl } from '../../../forms/ExtrasInput.tsx';
import type { PartyControl } from '../../../forms/PartyInput.tsx';
import { PlainInput } from '../../../forms/PlainInput.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { bookingTypeName } from '../requestText.ts';
import type { Bookable, FactsState } from './bookable.ts';
import { contactControls, counts, type FieldControl } from './contactControls.tsx';
import type { Alternative } from './verdict.ts';

interface BookingControlsProps {
  form: UseFormReturn<NewBookingForm>;
  offers: readonly Bookable[];
  offer: Bookable | undefined;
  taken: Omit<Availability, 'now'>;
  facts: FactsState;
  /** Not asked for: the status of an existing booking. */
  without?: keyof NewBookingForm;
}

type Plain = PlainIn<typeof bookingTable, 'staffForm'>;

/** In their order in the form; plain ones come last. */
const fields: Readonly<
  Record<Exclude<keyof NewBookingForm, Plain>, FieldControl<BookingControlsProps>>
> = {
  itemId: (props) => <ItemSelect {...props} />,
  bookingType: 'the control of itemId',
  startDate: (props) => <Days {...props} />,
  endDate: 'the control of startDate',
  startTime: (props) => <StartTime {...props} />,
  numberOfGuests: (props) => <Guests {...props} />,
  party: 'the control of numberOfGuests',
  chosenExtras: ({ form, offer }) =>
    offer ? (
      <Extras
        control={form.control as unknown as ExtrasControl}
        terms={offer.terms}
        noArea="To be asked"
      />
    ) : null,
  customerName: contactControls.customerName,
  hotelName: (props) => <Pickup {...props} />,
  pickupTime: 'the control of hotelName',
  customerPhone: contactControls.customerPhone,
  customerEmail: contactControls.customerEmail,
  status: contactControls.status,
  source: contactControls.source,
};

const plain = plainFieldsOf(bookingTable, 'staffForm');

const empty: Omit<NewBookingForm, Plain> = {
  itemId: '',
  bookingType: 'villa',
  startDate: '',
  endDate: '',
  startTime: '',
  numberOfGuests: guests.initial,
  party: '',
  chosenExtras: '',
  customerName: '',
  hotelName: '',
  pickupTime: '',
  customerPhone: '',
  customerEmail: '',
  status: firstStatuses[0],
  source: sourceKeys[0],
};
export const emptyForm = Object.fromEntries<unknown>([
  ...Object.entries(empty),
  ...plain.map(({ name }) => [name, ''] as const),
]) as NewBookingForm;

export const BookingControls = (props: BookingControlsProps) => [
  ...Object.entries(fields).map(([name, control]) =>
    typeof control === 'string' || name === props.without ? null : (
      <Fragment key={name}>{control(props)}</Fragment>
    ),
  ),
  <PlainControls key="plain" {...props} />,
];

function PlainControls({ form: { control } }: BookingControlsProps) {
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

function Days({ form: { control } }: BookingControlsProps) {
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

/** Of a tour with several. What speaks against the chosen one is said below the form. */
function StartTime({ form, offer, taken, facts }: BookingControlsProps) {
  const { startDate, startTime } = useWatch({ control: form.control, compute: requestedOf });
  if (!offer || !hasDepartures(offer.terms)) return null;
  const leftText = (time: string) => {
    const left = seatsLeft(offer.terms, { startDate, startTime: time }, taken.takenSeats);
    return facts === 'known' && left < Infinity ? `, ${left} left` : '';
  };
  const times = isCivilDate(startDate) ? departuresOf(offer.terms, startDate) : [];
  const gone = startTime && !times.includes(startTime) ? startTime : undefined;
  return (
    <TextInput control={form.control} name="startTime" select label="Start time">
      {times.map((time) => (
        <MenuItem key={time} value={time}>
          <span>{time + leftText(time)}</span>
        </MenuItem>
      ))}
      {gone ? (
        <MenuItem value={gone}>
          <span>{`${gone}, not on this day`}</span>
        </MenuItem>
      ) : null}
    </TextInput>
  );
}

function Pickup({ form: { control } }: BookingControlsProps) {
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

function Guests({ form, offer }: BookingControlsProps) {
  if (offer && hasGuestKinds(offer.terms)) {
    return <Party control={form.control as unknown as PartyControl} terms={offer.terms} />;
  }
  const capacity = offer?.capacity ?? guests.max;
  return (
    <TextInput
      control={form.control}
      name="numberOfGuests"
      select
      label="Guests"
      hint={capacity < guests.max ? `Sleeps up to ${guestCount(capacity)}` : undefined}
    >
      {counts(guests).map((count) => (
        <MenuItem key={count} value={count} disabled={count > capacity}>
          <span>{guestCount(count)}</span>
        </MenuItem>
      ))}
    </TextInput>
  );
}

export function fillInDates(
  form: UseFormReturn<NewBookingForm>,
  { startDate, endDate, startTime }: Alternative,
) {
  const options = { shouldDirty: true, shouldValidate: true };
  form.setValue('startDate', startDate, options);
  form.setValue('endDate', endDate, options);
  if (startTime) form.setValue('startTime', startTime, options);
  // The clicked button disappears with the refusal, so the focus must move.
  form.setFocus('startDate');
}

const kinds = ['villa', 'tour'] as const;

/** A villa and a tour may have the same id, so the kind is part of the value. */
const valueOf = (type: BookingType, id: string): string => `${type} ${id}`;

function ItemSelect({ form, offers, offer }: BookingControlsProps) {
  const error = form.formState.errors.itemId;
  const days = useWatch({ control: form.control, name: ['startDate', 'endDate'] });
  const choose = (value: string) => {
    const [type, itemId = ''] = value.split(' ');
    form.setValue('bookingType', type === 'tour' ? 'tour' : 'villa');
    form.setValue('itemId', itemId);
    form.setValue('party', '');
    form.setValue('startTime', '');
    form.setValue('chosenExtras', '');
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
