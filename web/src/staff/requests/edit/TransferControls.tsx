import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { limits, plainFieldsOf, type PlainIn, vehicleRoom } from '@selasar/domain/core';
import { transfer, type TransferVehicle } from '@selasar/domain/pricing';
import { type TransferForGuestForm, transferTable } from '@selasar/domain/requests';
import { Fragment } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CivilDateInput } from '../../../forms/dates/CivilDateField.tsx';
import { PlainInput } from '../../../forms/PlainInput.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { contactControls, counts, type FieldControl } from './contactControls.tsx';

interface TransferControlsProps {
  form: UseFormReturn<TransferForGuestForm>;
  vehicles: readonly TransferVehicle[];
  /** Not asked for: the status of an existing transfer. */
  without?: keyof TransferForGuestForm;
}

interface LineProps extends TransferControlsProps {
  name: 'pickupLocation' | 'destination' | 'hotelName' | 'flightNumber';
  label: string;
}
const Line = ({ form, name, label }: LineProps) => (
  <TextInput
    control={form.control}
    name={name}
    label={label}
    maxLength={limits.place}
    autoComplete="off"
  />
);

function Moment({ form: { control } }: TransferControlsProps) {
  return (
    <Stack direction="row" spacing={2}>
      <CivilDateInput
        control={control}
        name="pickupDate"
        rules={{ deps: 'pickupTime' }}
        label="Date"
      />
      <TextInput control={control} name="pickupTime" select label="Time" sx={{ minWidth: 110 }}>
        {transfer.pickupTimes.map((time) => (
          <MenuItem key={time} value={time}>
            <span>{time}</span>
          </MenuItem>
        ))}
      </TextInput>
    </Stack>
  );
}

function Party({ form: { control } }: TransferControlsProps) {
  return (
    <Stack direction="row" spacing={2}>
      {(['passengers', 'luggage'] as const).map((name) => (
        <TextInput
          key={name}
          control={control}
          name={name}
          select
          label={name === 'passengers' ? 'Passengers' : 'Bags'}
          fullWidth
        >
          {counts(transfer[name]).map((count) => (
            <MenuItem key={count} value={count}>
              <span>{count}</span>
            </MenuItem>
          ))}
        </TextInput>
      ))}
    </Stack>
  );
}

function Vehicle({ form, vehicles, without }: TransferControlsProps) {
  const chosen = form.getValues('vehicleId');
  if (vehicles.length === 0) return null;
  const isNew = without !== 'status';
  const isGone = !vehicles.some(({ id }) => id === chosen) && !(isNew && chosen === '');
  return (
    <TextInput control={form.control} name="vehicleId" select label="Vehicle">
      {isGone ? (
        <MenuItem value={chosen}>
          <span>{chosen === '' ? 'None' : 'No longer offered'}</span>
        </MenuItem>
      ) : null}
      {vehicles.map((vehicle) => (
        <MenuItem key={vehicle.id} value={vehicle.id} sx={{ whiteSpace: 'normal' }}>
          <span>{`${vehicle.name}, ${vehicleRoom(vehicle)}`}</span>
        </MenuItem>
      ))}
    </TextInput>
  );
}

const fields: Readonly<
  Record<
    Exclude<keyof TransferForGuestForm, PlainIn<typeof transferTable, 'staffForm'>>,
    FieldControl<TransferControlsProps>
  >
> = {
  pickupLocation: (props) => <Line {...props} name="pickupLocation" label="From" />,
  destination: (props) => <Line {...props} name="destination" label="To" />,
  pickupDate: (props) => <Moment {...props} />,
  pickupTime: 'beside pickupDate',
  passengers: (props) => <Party {...props} />,
  luggage: 'beside passengers',
  vehicleId: (props) => <Vehicle {...props} />,
  flightNumber: (props) => <Line {...props} name="flightNumber" label="Flight" />,
  hotelName: (props) => <Line {...props} name="hotelName" label="Hotel" />,
  specialRequests: ({ form }) => (
    <TextInput
      control={form.control}
      name="specialRequests"
      label="Requests"
      maxLength={limits.specialRequests}
      multiline
    />
  ),
  ...contactControls,
};

export const TransferControls = (props: TransferControlsProps) => [
  ...Object.entries(fields).map(([name, control]) =>
    typeof control === 'string' || name === props.without ? null : (
      <Fragment key={name}>{control(props)}</Fragment>
    ),
  ),
  ...plainFieldsOf(transferTable, 'staffForm').map(({ name, label, kind }) => (
    <PlainInput
      key={name}
      control={props.form.control}
      name={name as keyof TransferForGuestForm}
      label={label}
      kind={kind}
    />
  )),
];
