import { limits, transfer } from '@selasar/domain';
import type { TransferCustomer, TransferRoute } from '@selasar/domain';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { TextInput } from '../../ui/TextInput.tsx';
import { PickupDate } from './PickupDate.tsx';
import { PickupTime } from './PickupTime.tsx';
import { PlaceField } from './PlaceField.tsx';
import { TransferSelect } from './TransferSelect.tsx';
import { VehicleSelect } from './VehicleSelect.tsx';

const count = ({ min, max }: { min: number; max: number }, one: string, many: string) =>
  Array.from({ length: max - min + 1 }, (_, i) => ({
    value: min + i,
    label: `${min + i} ${min + i === 1 ? one : many}`,
  }));

const passengers = count(transfer.passengers, 'passenger', 'passengers');
const luggage = count(transfer.luggage, 'bag', 'bags');

type RouteControl = (control: Control<TransferRoute>) => ReactNode;

/** The fields of the route, in the order in which the form asks. */
const routeFields: Readonly<Record<keyof TransferRoute, RouteControl>> = {
  pickupLocation: (control) => (
    <PlaceField control={control} name="pickupLocation" label="Pickup Location" />
  ),
  destination: (control) => <PlaceField control={control} name="destination" label="Destination" />,
  pickupDate: (control) => <PickupDate control={control} />,
  pickupTime: (control) => <PickupTime control={control} />,
  passengers: (control) => (
    <TransferSelect control={control} name="passengers" label="Passengers" options={passengers} />
  ),
  luggage: (control) => (
    <TransferSelect control={control} name="luggage" label="Luggage" options={luggage} />
  ),
  vehicleId: (control) => <VehicleSelect control={control} />,
  flightNumber: (control) => (
    <TextInput
      control={control}
      name="flightNumber"
      label="Flight Details"
      maxLength={limits.place}
    />
  ),
  specialRequests: (control) => (
    <TextInput
      control={control}
      name="specialRequests"
      label="Special Requests"
      maxLength={limits.specialRequests}
      multiline
    />
  ),
};

export const RouteControls = ({ control }: { control: Control<TransferRoute> }) =>
  Object.entries(routeFields).map(([name, render]) => (
    <Fragment key={name}>{render(control)}</Fragment>
  ));

/** The fields of the dialog, in the order in which it asks. */
export const customerFields = {
  customerName: { label: 'Name', autoComplete: 'name', maxLength: limits.name },
  customerEmail: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    maxLength: limits.email,
  },
  customerPhone: { label: 'Phone', type: 'tel', autoComplete: 'tel', maxLength: limits.phone },
} satisfies Record<keyof TransferCustomer, object>;
