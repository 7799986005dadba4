import type { CivilDate } from '@selasar/domain/core';
import dayjs from 'dayjs';
import type { Dayjs, ManipulateType } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

export const dayOf = (date: CivilDate): Dayjs | null => (date === '' ? null : dayjs.utc(date));

/** yyyy-MM-dd; '' for none and for one that does not exist. */
export const civilOf = (day: Dayjs | null): CivilDate =>
  day?.isValid() ? day.format('YYYY-MM-DD') : '';

export const addTo = (date: CivilDate, count: number, unit: ManipulateType): CivilDate =>
  civilOf(dayjs.utc(date).add(count, unit));
