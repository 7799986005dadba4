import type { Tour } from '@selasar/domain';
import type { Row } from '../firebase/rows.ts';
import { useLive } from '../firebase/live/useLive.ts';
import { tourCollection } from './collections.ts';
import { listenToOffers } from './listenToOffers.ts';

export const useTours = () => useLive<Row<Tour>[]>('tours', listenToOffers(tourCollection));
