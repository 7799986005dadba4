import Skeleton from '@mui/material/Skeleton';
import { extrasOf } from '@selasar/domain/pricing';
import { useWatch } from 'react-hook-form';
import { LoadingFailed, useLoaded } from '../ui/loading/useLoaded.tsx';
import type { ExtrasInputProps } from './ExtrasInput.tsx';

const load = async () => (await import('./ExtrasInput.tsx')).ExtrasInput;

/** Few offers have any, so their control is a file of its own. */
export function Extras(props: ExtrasInputProps) {
  const chosen = useWatch({ control: props.control, name: 'chosenExtras' });
  const isWanted = chosen !== '' || Object.keys(extrasOf(props.terms)).length > 0;
  const loaded = useLoaded(load, isWanted);
  if (loaded.status === 'ready') return <loaded.part {...props} />;
  if (!isWanted) return null;
  return loaded.status === 'failed' ? (
    <LoadingFailed onRetry={loaded.retry}>{loaded.reason}</LoadingFailed>
  ) : (
    <Skeleton variant="rounded" height={56} />
  );
}
