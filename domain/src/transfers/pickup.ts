import type { CivilDate } from '../core/dates.ts';

export interface Pickup {
  pickupDate: CivilDate;
  pickupTime: string;
}
