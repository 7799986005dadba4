// What is deployed.
export { createBooking } from './bookings/createBooking.ts';
export { setBookingStatus } from './bookings/setBookingStatus.ts';
export { onBookingWritten } from './stats/onBookingWritten.ts';
