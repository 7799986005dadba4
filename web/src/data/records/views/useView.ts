import { useEffect, useState } from 'react';
import { followView } from './followView.ts';
import type { ByKey, Followed } from './followView.ts';

/**
 * Follows the view of a key live. One instance serves one key: remount it for another key, or to retry after a failure.
 */
export function useView<View>(views: ByKey<View>, key: string): Followed<View> {
  const [followed, setFollowed] = useState<Followed<View>>({ status: 'loading' });
  useEffect(() => followView(views, key, setFollowed), [views, key]);
  return followed;
}
