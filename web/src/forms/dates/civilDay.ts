import type { CivilDate } from '@selasar/domain';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** The day that a date field shows; null for none. */
export const dayOf = (date: CivilDate): Dayjs | null => (date === '' ? null : dayjs.utc(date));

/** yyyy-MM-dd; '' for none and for one that does not exist. */
export const civilOf = (day: Dayjs | null): CivilDate =>
  day?.isValid() ? day.format('YYYY-MM-DD') : '';
