import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';

const VillaContent = lazyIsland(
  'src/site/catalogue/villas/VillaContent.tsx',
  async () => (await import('./VillaContent.tsx')).VillaContent,
  () => null,
);

export { VillaContent as Component, VillaContent as content };
