import type { Villa } from '@selasar/domain';
import type { Row } from '../firebase/rows.ts';
import { useLive } from '../firebase/live/useLive.ts';
import { villaCollection } from './collections.ts';
import { listenToOffers } from './listenToOffers.ts';

export const useVillas = () => useLive<Row<Villa>[]>('villas', listenToOffers(villaCollection));
