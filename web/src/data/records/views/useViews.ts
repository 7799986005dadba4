import { useDocument } from '../../firebase/live/useDocument.ts';
import { ownViews } from './ownViews.ts';
import { readViews } from './savedView.ts';
import type { SavedViews } from './savedView.ts';

/** Follows the views that a person has saved on any device. */
export const useViews = (uid: string | undefined) =>
  useDocument<SavedViews>(
    uid === undefined ? undefined : ownViews(uid),
    (found) => readViews(found.get('items')),
    // A view that is not in the cache may exist on the server.
    (found) => found.exists() || !found.metadata.fromCache,
  );
