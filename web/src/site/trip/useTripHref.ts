import { use } from 'react';
import { addressHere } from '../../i18n/address.ts';
import { paths } from '../../paths.ts';
import { TripKey } from './TripKey.ts';

/** The whole address of the trip, for the guest's own calendar and to share. */
export const useTripHref = (): string =>
  window.location.origin + addressHere(paths.trip(use(TripKey)));
