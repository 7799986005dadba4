import { onceAnswered, useWatchedDocument } from '../../firebase/reactfire/useWatchedDocument.ts';
import { ownViews } from './ownViews.ts';
import { readViews } from './savedView.ts';
import type { SavedViews } from './savedView.ts';

/** Follows the views that a person has saved on any device. */
export const useViews = (uid: string) =>
  useWatchedDocument<SavedViews>(
    ownViews(uid),
    (found) => readViews(found.get('items')),
    onceAnswered,
  );
