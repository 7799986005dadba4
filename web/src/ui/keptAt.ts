import { useEffect, useState, useSyncExternalStore } from 'react';
import { keptAtMeta } from '../worker/keptPages.ts';

const never = () => () => undefined;
const meta = () => document.querySelector<HTMLMetaElement>(`meta[name="${keptAtMeta}"]`);
const read = (): number | undefined => Number(meta()?.content) || undefined;

/**
 * When the document was seen last (milliseconds), if it did not come from the server now. It is said of the page that the
 * document opened with: whoever has left that comes back to what is there now.
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
