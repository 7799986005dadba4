import { lazyIsland } from '../../ui/bootstrap/lazyIsland.tsx';

export const LegalPage = lazyIsland(
  'src/site/legal/LegalContent.tsx',
  async () => (await import('./LegalContent.tsx')).LegalContent,
  () => null,
);
