import Box from '@mui/material/Box';
import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';
import type { VisitProps } from './VisitForm.tsx';

/** The form for a visit, whose code comes with the visitor's first sign. */
export const VisitIsland = lazyIsland<VisitProps>(
  'src/site/catalogue/visit/VisitForm.tsx',
  async () => (await import('./VisitForm.tsx')).VisitForm,
  () => <Box sx={{ height: 46, mb: 2, borderRadius: 1, bgcolor: 'action.hover' }} />,
);
