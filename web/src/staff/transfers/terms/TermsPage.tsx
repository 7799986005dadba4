import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useTransferTerms } from '../../../data/transfers/useTransferTerms.ts';
import { paths } from '../../../paths.ts';
import { LoadError } from '../../common/LoadError.tsx';
import type { AdminHeading } from '../../shell/links.ts';
import { TermsForm } from './TermsForm.tsx';

/** Lead time, service hours and vehicles of airport transfers. */
function TermsPage() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 900 }}>
      <Button
        component={Link}
        to={paths.admin.transfers}
        startIcon={<ArrowBackIcon />}
        sx={{ alignSelf: 'flex-start' }}
      >
        All transfers
      </Button>
      <Terms />
    </Stack>
  );
}

function Terms() {
  const live = useTransferTerms();
  if (live.status === 'error') {
    return <LoadError message="Failed to load the terms" onRetry={live.retry} />;
  }
  if (live.status === 'loading') return <Skeleton variant="rounded" height={380} />;
  return <TermsForm stored={live.data} />;
}

export { TermsPage as Component };
export const handle: AdminHeading = {
  title: 'Transfer Terms',
  description: 'Pickup hours, vehicles and prices',
};
