import type { Tour } from '@selasar/domain';
import type { Row } from '../core/rows.ts';
import { useLive } from '../live/useLive.ts';
import { tourKind } from './kinds.ts';
import { listenToOffers } from './listenToOffers.ts';

export const useTours = () => useLive<Row<Tour>[]>('tours', listenToOffers(tourKind));
