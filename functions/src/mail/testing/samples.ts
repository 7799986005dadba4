import { bookingSchema, transferSchema } from '@selasar/domain/requests';

// A booking and a transfer, for the tests of mails.

const id = '1f0c2a44-5e1a-4bae-8ba1-000000000000';
const guest = { customerName: 'Hannah', customerEmail: 'hannah@example.com' };
export const booking = bookingSchema
  .omit({ status: true, createdAt: true, updatedAt: true })
  .parse({
    id,
    ...guest,
    bookingType: 'villa',
    itemName: 'Villa Sawah Ubud',
    startDate: '2026-12-30',
    endDate: '2027-01-02',
    numberOfGuests: 2,
    totalPrice: 1540,
  });
export const transfer = transferSchema
  .omit({ isStandalone: true, status: true, createdAt: true, updatedAt: true })
  .parse({
    id,
    ...guest,
    customerPhone: '+62 812 3456 7890',
    pickupLocation: 'Airport (DPS)',
    destination: 'Ubud',
    pickupDate: '2026-12-30',
    pickupTime: '14:00',
    passengers: 2,
    luggage: 3,
    totalAmount: 50,
  });
