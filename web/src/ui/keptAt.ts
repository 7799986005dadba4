import { useSyncExternalStore } from 'react';
import { keptAtMeta } from '../worker/keptPages.ts';

const never = () => () => undefined;

/** When the document was seen last (milliseconds), if it did not come from the server now. */
function keptAt(): number | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${keptAtMeta}"]`);
  return meta ? Number(meta.content) : undefined;
}

export const useKeptAt = (): number | undefined =>
  useSyncExternalStore(never, keptAt, () => undefined);
