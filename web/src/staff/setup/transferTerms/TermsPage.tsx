import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTransferTerms } from '../../../data/offers/transferTerms.ts';
import { LoadError } from '../../common/LoadError.tsx';
import { headingOf, setupPages } from '../../common/links.ts';
import { TermsForm } from './TermsForm.tsx';

function TermsPage() {
  const live = useTransferTerms();
  if (live.status === 'error') {
    return <LoadError message="Failed to load the terms" onRetry={live.retry} />;
  }
  if (live.status === 'loading') return <Skeleton variant="rounded" height={380} />;
  return (
    <Stack spacing={2} sx={{ maxWidth: 900 }}>
      <TermsForm stored={live.data} />
    </Stack>
  );
}

export { TermsPage as Component };
export const handle = headingOf(setupPages.transferTerms);
