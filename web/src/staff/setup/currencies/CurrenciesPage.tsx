import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { documents } from '@selasar/domain';
import { useCurrencies } from '../../../data/offers/currencies/useCurrencies.ts';
import { LoadError } from '../../common/LoadError.tsx';
import { EditsOf } from '../audit/EditsOf.tsx';
import { headingOf } from '../../shell/links.ts';
import { setupPages } from '../setupPages.ts';
import { CurrenciesForm } from './CurrenciesForm.tsx';

/** The exchange rates of the US dollar, and who set them. */
function CurrenciesPage() {
  const live = useCurrencies();
  if (live.status === 'error') {
    return <LoadError message="Failed to load the currencies" onRetry={live.retry} />;
  }
  if (live.status === 'loading') return <Skeleton variant="rounded" height={420} />;
  return (
    <Box sx={{ maxWidth: 900 }}>
      <CurrenciesForm stored={live.data} />
      <EditsOf path={documents.currencies} />
    </Box>
  );
}

export { CurrenciesPage as Component };
export const handle = headingOf(setupPages.currencies);
