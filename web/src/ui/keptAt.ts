import { useEffect, useState, useSyncExternalStore } from 'react';
import { keptAtMeta } from '../worker/keptPages.ts';

const never = () => () => undefined;
const meta = () => document.querySelector<HTMLMetaElement>(`meta[name="${keptAtMeta}"]`);
const read = (): number | undefined => Number(meta()?.content) || undefined;

/**
 * When the document was last seen (milliseconds), if the worker served a kept copy. It applies only to the page that
 * the document opened with: after leaving and returning, the page is current.
 */
export function useKeptAt(pathname: string): number | undefined {
  const [opened] = useState(pathname);
  const keptAt = useSyncExternalStore(never, read, () => undefined);
  const isLeft = pathname !== opened;
  useEffect(() => {
    if (isLeft) meta()?.remove();
  }, [isLeft]);
  return isLeft ? undefined : keptAt;
}
