import { useEffect, useState } from 'react';
import { followView } from './followView.ts';
import type { ByKey, Followed } from './followView.ts';

/** Follows what a key opens, live. It stays one key's: draw anew for another, and to try again after a failure. */
export function useView<View>(views: ByKey<View>, key: string): Followed<View> {
  const [followed, setFollowed] = useState<Followed<View>>({ status: 'loading' });
  useEffect(() => followView(views, key, setFollowed), [views, key]);
  return followed;
}
