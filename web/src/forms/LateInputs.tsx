import Skeleton from '@mui/material/Skeleton';
import { extrasOf } from '@selasar/domain/pricing';
import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { LoadingFailed, useLoaded } from '../ui/loading/useLoaded.tsx';
import type { ExtrasInputProps } from './ExtrasInput.tsx';
import type { PartyInputProps } from './PartyInput.tsx';

// Few offers have kinds of guests or extras, so their controls are files of their own.

interface LateProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

function Late<Props extends object>({ load, props }: LateProps<Props>) {
  const loaded = useLoaded(load, true);
  if (loaded.status === 'ready') return <loaded.part {...props} />;
  return loaded.status === 'failed' ? (
    <LoadingFailed onRetry={loaded.retry}>{loaded.reason}</LoadingFailed>
  ) : (
    <Skeleton variant="rounded" height={56} />
  );
}

const loadParty = async () => (await import('./PartyInput.tsx')).PartyInput;
const loadExtras = async () => (await import('./ExtrasInput.tsx')).ExtrasInput;

export const Party = (props: PartyInputProps) => <Late load={loadParty} props={props} />;

/** Also if only a kept form has some. */
export function Extras(props: ExtrasInputProps) {
  const chosen = useWatch({ control: props.control, name: 'chosenExtras' });
  const isAny = Boolean(chosen) || Object.keys(extrasOf(props.terms)).length > 0;
  return isAny ? <Late load={loadExtras} props={props} /> : null;
}
