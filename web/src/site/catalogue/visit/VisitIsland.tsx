import Skeleton from '@mui/material/Skeleton';
import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';
import type { VisitProps } from './VisitForm.tsx';

/** The form for a visit, whose code comes with the visitor's first sign. */
export const VisitIsland = lazyIsland<VisitProps>(
  'src/site/catalogue/visit/VisitForm.tsx',
  async () => (await import('./VisitForm.tsx')).VisitForm,
  () => <Skeleton variant="rounded" height={46} sx={{ mb: 2 }} />,
);
