import { plural } from './t.ts';

export const guestCount = (count: number): string => plural(count, '1 guest', '{count} guests');

export const passengerCount = (count: number): string =>
  plural(count, '1 passenger', '{count} passengers');

export const bagCount = (count: number): string => plural(count, '1 bag', '{count} bags');
