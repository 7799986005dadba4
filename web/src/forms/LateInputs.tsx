import Skeleton from '@mui/material/Skeleton';
import { extrasOf, groupFor } from '@selasar/domain/pricing';
import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { LoadingFailed, useLoaded } from '../ui/loading/useLoaded.tsx';
import type { ExtrasInputProps } from './ExtrasInput.tsx';
import type { PartyInputProps } from './PartyInput.tsx';

// Few offers have kinds of guests or extras, so their controls are files of their own.

interface LateProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** About that of the control, in px: what is below hardly moves under a finger. */
  height: number;
}

function Late<Props extends object>({ load, props, height }: LateProps<Props>) {
  const loaded = useLoaded(load, true);
  if (loaded.status === 'ready') return <loaded.part {...props} />;
  return loaded.status === 'failed' ? (
    <LoadingFailed onRetry={loaded.retry}>{loaded.reason}</LoadingFailed>
  ) : (
    <Skeleton variant="rounded" height={height} />
  );
}

const loadParty = async () => (await import('./PartyInput.tsx')).PartyInput;
const loadExtras = async () => (await import('./ExtrasInput.tsx')).ExtrasInput;

const lineHeight = 56;

export function Party(props: PartyInputProps) {
  const { guestKinds = {} } = groupFor(props.terms, { numberOfGuests: 0 });
  // Adults, and the texts above and below.
  const height = lineHeight * (Object.keys(guestKinds).length + 2);
  return <Late load={loadParty} props={props} height={height} />;
}

/** Also if only a kept form has some. */
export function Extras(props: ExtrasInputProps) {
  const chosen = useWatch({ control: props.control, name: 'chosenExtras' });
  const offered = Object.values(extrasOf(props.terms));
  if (!chosen && offered.length === 0) return null;
  const extras = offered.filter(({ area }) => !area).length;
  const areas = extras < offered.length ? 1 : 0;
  // With a title above the extras.
  const height = lineHeight * (areas + extras) + (extras > 0 ? 24 : 0);
  return <Late load={loadExtras} props={props} height={height} />;
}
