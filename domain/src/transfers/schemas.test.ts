import { describeSchemas } from '../testing/describeSchemas.ts';
import type { SchemaCases } from '../testing/describeSchemas.ts';
import { at, id } from '../testing/values.ts';
import { createTransferAnswerSchema, createTransferInputSchema } from './createTransfer.ts';
import {
  setTransferStatusAnswerSchema,
  setTransferStatusInputSchema,
} from './setTransferStatus.ts';
import { transferSchema } from './transfer.ts';

const route = {
  pickupLocation: 'Airport (DPS)',
  destination: 'Ubud',
  pickupDate: '2026-11-21',
  pickupTime: '10:00',
  passengers: 8,
  luggage: 10,
  flightNumber: 'QF 43',
  specialRequests: 'A child seat',
};
const customer = {
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
  customerPhone: '+49 30 1234567',
};

const cases: SchemaCases = {
  'what createTransfer takes': {
    schema: createTransferInputSchema,
    good: { ...route, ...customer, requestId: id, website: '' },
    bad: {
      pickupLocation: ['', 'x'.repeat(201)],
      destination: ['', 'x'.repeat(201)],
      pickupDate: [''],
      pickupTime: ['', '10:30'],
      passengers: [0, 9],
      luggage: [-1, 11],
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
      totalAmount: 50,
      status: 'pending',
    },
    bad: { transferId: [1], pickupDate: ['tomorrow'], totalAmount: ['50'], status: ['open'] },
  },
  'what setTransferStatus takes': {
    schema: setTransferStatusInputSchema,
    good: { transferId: id, from: 'confirmed', to: 'completed' },
    bad: { transferId: ['1'], from: ['open'], to: [undefined] },
  },
  'what setTransferStatus answers': {
    schema: setTransferStatusAnswerSchema,
    good: { transferId: id, status: 'completed', eventId: 'e1' },
    bad: { transferId: [1], status: ['open'], eventId: [undefined] },
  },
  'a stored transfer': {
    schema: transferSchema,
    good: {
      id,
      ...route,
      ...customer,
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
