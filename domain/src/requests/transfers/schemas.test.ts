import { describeSchemas } from '../../../testing/describeSchemas.ts';
import type { SchemaCases } from '../../../testing/describeSchemas.ts';
import { at, id } from '../../../testing/values.ts';
import {
  createTransferAnswerSchema,
  guestRequestOperations,
  staffRequestOperations,
} from '../operations.ts';
import {
  transferTermsOperations,
  transferTermsSchema,
  transferVehicleSchema,
} from '../../pricing/transfers/terms.ts';
import { transferSchema } from './transfer.ts';

const route = {
  pickupLocation: 'Airport (DPS)',
  destination: 'Ubud',
  pickupDate: '2026-11-21',
  pickupTime: '10:00',
  passengers: 8,
  luggage: 10,
  vehicleId: 'minivan',
  flightNumber: 'QF 43',
  specialRequests: 'A child seat',
};
const customer = {
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
  customerPhone: '+49 30 1234567',
};

const vehicle = { id: 'minivan', name: 'Minivan', passengers: 6, luggage: 6, priceUsd: 65 };
const terms = { leadHours: 6, hours: { from: '06:00', to: '01:00' }, vehicles: [vehicle] };

const cases: SchemaCases = {
  'what createTransfer takes': {
    schema: guestRequestOperations.createTransfer.input,
    good: { ...route, ...customer, requestId: id, website: '', shownTotal: 65 },
    bad: {
      pickupLocation: ['', 'x'.repeat(201)],
      destination: ['', 'x'.repeat(201)],
      pickupDate: [''],
      pickupTime: ['', '10:30'],
      passengers: [0, 9],
      luggage: [-1, 11],
      vehicleId: [1, 'x'.repeat(101)],
      shownTotal: ['65'],
      flightNumber: ['x'.repeat(201)],
      specialRequests: ['x'.repeat(1001)],
      customerName: ['', 'x'.repeat(121)],
      customerEmail: [''],
      customerPhone: ['', '1'],
      requestId: ['1'],
    },
  },
  'what createTransfer answers': {
    schema: createTransferAnswerSchema,
    good: {
      transferId: id,
      pickupDate: '2026-11-21',
      pickupTime: '10:00',
      vehicle: 'Minivan',
      totalAmount: 50,
      status: 'pending',
    },
    bad: { transferId: [1], pickupDate: ['tomorrow'], totalAmount: ['50'], status: ['open'] },
  },
  'what setTransferStatus takes': {
    schema: staffRequestOperations.setTransferStatus.input,
    good: { transferId: id, from: 'confirmed', to: 'completed' },
    bad: { transferId: ['1'], from: ['open'], to: [undefined] },
  },
  'what setTransferStatus answers': {
    schema: staffRequestOperations.setTransferStatus.answer,
    good: { transferId: id, status: 'completed', eventId: 'e1' },
    bad: { transferId: [1], status: ['open'], eventId: [undefined] },
  },
  'what setTransferTerms takes': {
    schema: transferTermsOperations.setTransferTerms.input,
    good: { seen: 1_795_000_000_000, changes: terms },
    bad: {
      seen: [undefined, '2026'],
      changes: [
        undefined,
        { leadHours: -1 },
        { leadHours: 169 },
        { leadHours: 1.5 },
        { hours: { from: '06:30', to: '22:00' } },
        { hours: { from: '06:00' } },
        { vehicles: [{ ...vehicle, id: '' }] },
        { vehicles: [vehicle, vehicle] },
        { vehicles: Array.from({ length: 11 }, (_, i) => ({ ...vehicle, id: String(i) })) },
      ],
    },
  },
  'what setTransferTerms answers': {
    schema: transferTermsOperations.setTransferTerms.answer,
    good: { changed: ['hours'] },
    bad: { changed: [undefined, 'hours', [1]] },
  },
  'stored terms': {
    schema: transferTermsSchema,
    good: terms,
    bad: {
      leadHours: [null, '6', -1, 169],
      hours: [null, '06:00', { from: '06:00', to: '24:00' }],
      vehicles: [null, {}, [{ ...vehicle, priceUsd: undefined }], [vehicle, vehicle]],
    },
  },
  'a vehicle': {
    schema: transferVehicleSchema,
    good: vehicle,
    bad: {
      id: ['', undefined],
      name: ['', ' ', 'x'.repeat(121)],
      passengers: [0, 51, 1.5],
      luggage: [-1, 51],
      priceUsd: [0, -1, 100_001, 1.5, '65', Number.NaN],
    },
  },
  'a stored transfer': {
    schema: transferSchema,
    good: {
      id,
      ...route,
      ...customer,
      vehicle: 'Minivan',
      contactPerson: 'Made',
      hotelName: 'Alaya',
      roomNumber: '12',
      totalAmount: 50,
      isStandalone: true,
      status: 'confirmed',
      createdAt: at,
      updatedAt: at,
    },
    bad: {
      pickupDate: ['today'],
      passengers: [0, 9],
      luggage: [-1, 11],
      isStandalone: ['yes'],
      status: ['open'],
      updatedAt: ['today'],
    },
  },
};

describeSchemas(cases);
