import { Timestamp } from '../../model/timestamp.ts';
import { fail } from '../evaluation/failure.ts';
import { Duration, nanosOf } from '../evaluation/values.ts';
import { define } from './define.ts';
import type { Library, Overload } from './define.ts';

const DAY_SECONDS = 86_400;

/** Reads a part of the time, in UTC. */
const part = (read: (date: Date, time: Timestamp) => number): Overload[] => [
  define(['timestamp'], (time) => BigInt(read(new Date(time.seconds * 1000), time))),
];
const startOfDay = (time: Timestamp): Timestamp =>
  new Timestamp(Math.floor(time.seconds / DAY_SECONDS) * DAY_SECONDS, 0);

export const timestampLibrary: Library = {
  'timestamp.date': [
    define(['int', 'int', 'int'], (year, month, day) => {
      const date = new Date(0);
      date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
      return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day)
        ? new Timestamp(date.getTime() / 1000, 0)
        : fail(`Invalid date. year: ${year}, month: ${month}, day: ${day}.`);
    }),
    define(['timestamp'], startOfDay),
  ],
  'timestamp.value': [define(['int'], (millis) => Timestamp.fromMicros(millis * 1000n))],
  'timestamp.time': [
    define(['timestamp'], (time) => new Duration(nanosOf(time) - nanosOf(startOfDay(time)))),
  ],
  'timestamp.year': part((date) => date.getUTCFullYear()),
  'timestamp.month': part((date) => date.getUTCMonth() + 1),
  'timestamp.day': part((date) => date.getUTCDate()),
  'timestamp.hours': part((date) => date.getUTCHours()),
  'timestamp.minutes': part((date) => date.getUTCMinutes()),
  'timestamp.seconds': part((date) => date.getUTCSeconds()),
  'timestamp.nanos': part((_, time) => time.nanos),
  // Monday is 1.
  'timestamp.dayOfWeek': part((date) => date.getUTCDay() || 7),
  'timestamp.dayOfYear': part(
    (date) =>
      Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / (DAY_SECONDS * 1000)) +
      1,
  ),
  'timestamp.toMillis': part((date, time) => date.getTime() + Math.floor(time.nanos / 1_000_000)),
};
