import { lazyIsland } from '../bootstrap/lazyIsland.tsx';

/** Where toasts appear. Their code comes with the visitor's first sign; what was told before is shown then. */
export const ToastsPart = lazyIsland(
  'src/ui/toasts/Toasts.tsx',
  async () => (await import('./Toasts.tsx')).Toasts,
  () => null,
);
