import { lazyIsland } from '../bootstrap/lazyIsland.tsx';

/** Its code loads after the visitor's first interaction; earlier toasts are shown then. */
export const ToastsIsland = lazyIsland(
  'src/ui/toasts/Toasts.tsx',
  async () => (await import('./Toasts.tsx')).Toasts,
  () => null,
);
