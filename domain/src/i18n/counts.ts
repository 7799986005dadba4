import { plural } from './t.ts';

/** '1 passenger', '3 passengers' */
export const passengerCount = (count: number): string =>
  plural(count, '1 passenger', '{count} passengers');

/** '1 bag', '3 bags' */
export const bagCount = (count: number): string => plural(count, '1 bag', '{count} bags');
