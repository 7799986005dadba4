import { plural } from '@selasar/domain';

/** '1 guest', '4 guests' */
export const guestCount = (count: number): string => plural(count, '1 guest', '{count} guests');
