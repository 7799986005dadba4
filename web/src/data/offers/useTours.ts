import type { Tour } from '@selasar/domain';
import type { Row } from '../core/rows.ts';
import { useLive } from '../live/useLive.ts';
import { tourCollection } from './collections.ts';
import { listenToOffers } from './listenToOffers.ts';

export const useTours = () => useLive<Row<Tour>[]>('tours', listenToOffers(tourCollection));
