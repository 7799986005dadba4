import { Timestamp } from 'firebase-admin/firestore';

/** The time of an event in RFC 3339 and UTC, with all its digits: a Date would drop those after the third. */
export function eventTimestamp(time: string): Timestamp {
  const fraction = /\.(\d{1,9})/.exec(time)?.[1] ?? '';
  return new Timestamp(Math.floor(Date.parse(time) / 1000), Number(fraction.padEnd(9, '0')));
}
