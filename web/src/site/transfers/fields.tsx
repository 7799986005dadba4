import { isInputFor, limits, plainFieldsOf, type PlainIn } from '@selasar/domain/core';
import { type PlainMessage, t } from '@selasar/domain/i18n';
import { type TransferRoute, transferTable } from '@selasar/domain/requests';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import Box from '@mui/material/Box';
import { PlainInput } from '../../forms/PlainInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { PickupDate, PickupTime } from './PickupFields.tsx';
import { LuggageSelect, PassengerSelect, requiredLabel, VehicleSelect } from './TransferSelect.tsx';
import { places } from './transferPlaces.ts';
import { unfoldedWhenWide } from '../common/foldStyles.ts';

type RouteControl = (control: Control<TransferRoute>) => ReactNode;

type Plain = PlainIn<typeof transferTable, 'guestForm'>;
type OptionalName = 'flightNumber' | 'specialRequests';

const routeFields: Readonly<
  Record<Exclude<Exclude<keyof TransferRoute, Plain>, OptionalName>, RouteControl>
> = {
  pickupLocation: (control) => (
    <PlaceField control={control} name="pickupLocation" label={t('Pickup Location')} />
  ),
  destination: (control) => (
    <PlaceField control={control} name="destination" label={t('Destination')} />
  ),
  pickupDate: (control) => <PickupDate control={control} />,
  pickupTime: (control) => <PickupTime control={control} />,
  passengers: (control) => <PassengerSelect control={control} />,
  luggage: (control) => <LuggageSelect control={control} />,
  vehicleId: (control) => <VehicleSelect control={control} />,
};

const optionalFields: Readonly<Record<OptionalName, RouteControl>> = {
  flightNumber: (control) => (
    <TextInput
      control={control}
      name="flightNumber"
      label={t('Flight Details')}
      maxLength={limits.place}
    />
  ),
  specialRequests: (control) => (
    <TextInput
      control={control}
      name="specialRequests"
      label={t('Special Requests')}
      maxLength={limits.specialRequests}
      multiline
    />
  ),
};

const plain = plainFieldsOf(transferTable, 'guestForm').filter((field) =>
  isInputFor(field, 'route'),
);

const drawn = (fields: Readonly<Record<string, RouteControl>>, control: Control<TransferRoute>) =>
  Object.entries(fields).map(([name, render]) => <Fragment key={name}>{render(control)}</Fragment>);

export const RouteControls = ({ control }: { control: Control<TransferRoute> }) => (
  <>
    {drawn(routeFields, control)}
    <OptionalFields
      control={control}
      names={[
        ...(Object.keys(optionalFields) as OptionalName[]),
        ...plain.map(({ name }) => name as keyof TransferRoute),
      ]}
    >
      {drawn(optionalFields, control)}
      {plain.map(({ name, label, kind }) => (
        <PlainInput
          key={name}
          control={control}
          name={name as keyof TransferRoute}
          label={t(label as PlainMessage)}
          kind={kind}
        />
      ))}
    </OptionalFields>
  </>
);

interface PlaceFieldProps {
  control: Control<TransferRoute>;
  name: 'pickupLocation' | 'destination';
  label: string;
}

function PlaceField({ control, name, label }: PlaceFieldProps) {
  const list = useId();
  return (
    <>
      <TextInput
        control={control}
        name={name}
        // The destination is validated against both fields.
        rules={{ deps: 'destination' }}
        fullWidth
        required
        label={requiredLabel(label)}
        maxLength={limits.place}
        shownElsewhere="route-incomplete"
        list={list}
        autoComplete="off"
      />
      <datalist id={list}>
        {places.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
    </>
  );
}

interface OptionalFieldsProps {
  control: Control<TransferRoute>;
  names: (keyof TransferRoute)[];
  children: ReactNode;
}

function OptionalFields({ control, names, children }: OptionalFieldsProps) {
  const { errors } = useFormState({ control, name: names });
  const hasInput = useWatch({ control, name: names }).some(Boolean);
  const [isOpen, setOpen] = useState<boolean>();
  const isInvalid = names.some((name) => errors[name]);
  return (
    <Box
      component="details"
      open={(isOpen ?? hasInput) || isInvalid}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      sx={{
        gridColumn: '1 / -1',
        '& > summary': { cursor: 'pointer', py: 1.25, fontWeight: 600 },
        ...unfoldedWhenWide,
      }}
    >
      <summary>{t('Add flight details or special requests (optional)')}</summary>
      <Box
        sx={{
          pt: 1,
          display: 'grid',
          gap: 2.25,
          alignItems: 'start',
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
