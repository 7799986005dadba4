import { admin } from '@selasar/domain';

/** '#' and the first characters of the id: how a booking or a transfer is called. */
export const reference = (id: string): string => `#${id.slice(0, admin.bookingIdLength)}`;
