import {
  bagCount,
  isInputFor,
  limits,
  passengerCount,
  plainFieldsOf,
  t,
  transfer,
  transferTable,
} from '@selasar/domain';
import type { PlainIn, PlainMessage, TransferCustomer, TransferRoute } from '@selasar/domain';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { PlainInput } from '../../forms/PlainInput.tsx';
import { PhoneInput } from '../forms/phone/PhoneInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { OptionalFields } from './OptionalFields.tsx';
import { PickupDate } from './PickupDate.tsx';
import { PickupTime } from './PickupTime.tsx';
import { PlaceField } from './PlaceField.tsx';
import { TransferSelect } from './TransferSelect.tsx';
import { VehicleSelect } from './VehicleSelect.tsx';
import { upTo } from './upTo.ts';

type RouteControl = (control: Control<TransferRoute>) => ReactNode;

type Plain = PlainIn<typeof transferTable, 'guestForm'>;
type OptionalName = 'flightNumber' | 'specialRequests';

/** The fields of the route in their order. */
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
  passengers: (control) => (
    <TransferSelect
      control={control}
      name="passengers"
      label={t('Passengers')}
      options={upTo(transfer.passengers, passengerCount)}
    />
  ),
  luggage: (control) => (
    <TransferSelect
      control={control}
      name="luggage"
      label={t('Luggage')}
      options={upTo(transfer.luggage, bagCount)}
    />
  ),
  vehicleId: (control) => <VehicleSelect control={control} />,
};

/** The optional fields, which are folded away. */
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

/** All fields of the route; plain fields are optional ones. */
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

interface FieldFacts {
  Input: typeof TextInput<TransferCustomer> | typeof PhoneInput<TransferCustomer>;
  label: PlainMessage;
  type?: string;
  autoComplete?: string;
  maxLength?: number;
}

/** The fields of the dialog in their order. */
export const customerFields = {
  customerName: {
    Input: TextInput<TransferCustomer>,
    label: 'Name',
    autoComplete: 'name',
    maxLength: limits.name,
  },
  customerEmail: {
    Input: TextInput<TransferCustomer>,
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    maxLength: limits.email,
  },
  customerPhone: { Input: PhoneInput<TransferCustomer>, label: 'Phone' },
} as const satisfies Record<keyof TransferCustomer, FieldFacts>;
