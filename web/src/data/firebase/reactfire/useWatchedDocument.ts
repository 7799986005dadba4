import { doc } from 'firebase/firestore';
import type { DocumentSnapshot } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import type { Live } from '../live/useLive.ts';
import { useDocumentStatus } from './statuses.ts';
import { useAsLive } from './useAsLive.ts';

const always = () => true;

/**
 * Follows one document from the first view until the session ends; what is opened for a moment is for useLive. A view keeps
 * its path. `read` is also called for a document that does not exist. Reports nothing until the document is known.
 */
export function useWatchedDocument<T>(
  path: string,
  read: (found: DocumentSnapshot) => T,
  isKnown: (found: DocumentSnapshot) => boolean = always,
): Live<T> & { retry: () => void } {
  const status = useDocumentStatus(doc(useFirestore(), path));
  return useAsLive(status, { isFromCache: ({ metadata }) => metadata.fromCache, isKnown, read });
}

/** A document that is not in the cache may exist on the server. */
export const onceAnswered = (found: DocumentSnapshot): boolean =>
  found.exists() || !found.metadata.fromCache;
