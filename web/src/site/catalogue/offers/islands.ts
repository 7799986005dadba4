import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';
import type { FactSummaryProps } from './FactSummary.tsx';
import type { HostProps } from './Host.tsx';
import type { OfferMapProps } from '../map/OfferMap.tsx';

const nothing = () => null;

// The page from the server shows them without their code.

export const FactSummaryIsland = lazyIsland<FactSummaryProps>(
  'src/site/catalogue/offers/FactSummary.tsx',
  async () => (await import('./FactSummary.tsx')).FactSummary,
  nothing,
);

export const HostIsland = lazyIsland<HostProps>(
  'src/site/catalogue/offers/Host.tsx',
  async () => (await import('./Host.tsx')).Host,
  nothing,
);

export const FactDetailsIsland = lazyIsland(
  'src/site/catalogue/offers/FactDetails.tsx',
  async () => (await import('./FactDetails.tsx')).FactDetails,
  nothing,
);

export const OfferMapIsland = lazyIsland<OfferMapProps>(
  'src/site/catalogue/map/OfferMap.tsx',
  async () => (await import('../map/OfferMap.tsx')).OfferMap,
  () => null,
);
