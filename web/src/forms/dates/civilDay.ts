import type { CivilDate } from '@selasar/domain';
import dayjs from 'dayjs';
import type { Dayjs, ManipulateType } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** The day that a date field shows; null for none. */
export const dayOf = (date: CivilDate): Dayjs | null => (date === '' ? null : dayjs.utc(date));

/** yyyy-MM-dd; '' for none and for one that does not exist. */
export const civilOf = (day: Dayjs | null): CivilDate =>
  day?.isValid() ? day.format('YYYY-MM-DD') : '';

/** A day some days, weeks, months or years away. The last day of a month leads to the last of a shorter one. */
export const addTo = (date: CivilDate, count: number, unit: ManipulateType): CivilDate =>
  civilOf(dayjs.utc(date).add(count, unit));
