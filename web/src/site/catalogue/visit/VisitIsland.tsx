import Box from '@mui/material/Box';
import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';
import type { VisitProps } from './VisitForm.tsx';

export const VisitIsland = lazyIsland<VisitProps>(
  'src/site/catalogue/visit/VisitForm.tsx',
  async () => (await import('./VisitForm.tsx')).VisitForm,
  () => <Box sx={{ height: 46, mb: 2, borderRadius: 1, bgcolor: 'action.hover' }} />,
);
