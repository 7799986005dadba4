import type { BookingForm } from '@selasar/domain';

/** How a filled form is stored: the item goes by its kind, a tour ends on the day it starts, and a stay has no pickup. */
export const askedOf = <Form extends BookingForm>({ itemId, ...asked }: Form) =>
  asked.bookingType === 'tour'
    ? { ...asked, tourId: itemId, endDate: asked.startDate }
    : { ...asked, villaId: itemId, hotelName: '', pickupTime: '' };
