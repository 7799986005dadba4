import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';
import type { OfferMapProps } from './OfferMap.tsx';

/** The page from the server shows the map without its code. */
export const OfferMapIsland = lazyIsland<OfferMapProps>(
  'src/site/catalogue/map/OfferMap.tsx',
  async () => (await import('./OfferMap.tsx')).OfferMap,
  () => null,
);
