import { addDays, type CivilDate, collections, statusesOf } from '@selasar/domain/core';
import { bookingStatus, transferStatus } from '@selasar/domain/requests';
import {
  collection,
  getCountFromServer,
  query,
  type QueryConstraint,
  where,
} from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { usePageVisible } from '../../ui/browser.ts';
import { store } from '../firebase/store.ts';

export interface OpenPickups {
  withoutDriver: number;
  withoutTime: number;
}

const trueForMs = 600_000;

const tours = statusesOf(bookingStatus, ({ isSure, isOpen }) => isSure && isOpen);
const transfers = statusesOf(transferStatus, ({ isSure, isOpen }) => isSure && isOpen);

/** Firestore counts the fields that are there, not those that are missing: the rest is what is open. */
export async function countOpenPickups(today: CivilDate): Promise<OpenPickups> {
  const days = [today, addDays(today, 1)];
  const count = async (name: string, ...which: QueryConstraint[]) =>
    (await getCountFromServer(query(collection(store, name), ...which))).data().count;
  const ofTours = [where('status', 'in', tours), where('startDate', 'in', days)];
  const ofTransfers = [where('status', 'in', transfers), where('pickupDate', 'in', days)];
  const [toured, tourDrivers, tourTimes, driven, transferDrivers] = await Promise.all([
    count(collections.bookings, ...ofTours, where('bookingType', '==', 'tour')),
    count(collections.bookings, ...ofTours, where('driverId', '>', '')),
    count(collections.bookings, ...ofTours, where('pickupTime', '>', '')),
    count(collections.transfers, ...ofTransfers),
    count(collections.transfers, ...ofTransfers, where('driverId', '>', '')),
  ]);
  return {
    withoutDriver: toured - tourDrivers + driven - transferDrivers,
    withoutTime: toured - tourTimes,
  };
}

/** Five reads. Counted again after a while, and when the user returns to the page. */
export function useOpenPickups(today: CivilDate): OpenPickups | undefined {
  const [counted, setCounted] = useState<OpenPickups & { today: CivilDate }>();
  const visible = usePageVisible();
  useEffect(() => {
    if (!visible) return undefined;
    let isWanted = true;
    const run = () =>
      countOpenPickups(today).then(
        (open) => {
          if (isWanted) setCounted({ ...open, today });
        },
        // The figures of before stay: the page itself tells that the connection is lost.
        () => undefined,
      );
    void run();
    const timer = setInterval(() => void run(), trueForMs);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [today, visible]);
  return counted?.today === today ? counted : undefined;
}
