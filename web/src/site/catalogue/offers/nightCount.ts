import { plural } from '@selasar/domain';

/** '1 night', '4 nights' */
export const nightCount = (count: number): string => plural(count, '1 night', '{count} nights');
