import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';

const TourContent = lazyIsland(
  'src/site/catalogue/tours/TourContent.tsx',
  async () => (await import('./TourContent.tsx')).TourContent,
  () => null,
);

export { TourContent as Component, TourContent as content };
