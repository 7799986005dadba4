import { doc } from 'firebase/firestore';
import type { DocumentSnapshot } from 'firebase/firestore';
import { store } from '../store.ts';
import { listenToDocument } from './listen.ts';
import { useLive } from './useLive.ts';
import type { Live } from './useLive.ts';

const always = () => true;

/**
 * Follows one document; without a path it follows nothing. All callers with the same path must read it in the same way.
 * `read` is also called for a document that does not exist. Reports nothing until the document is known.
 */
export function useDocument<T>(
  path: string | undefined,
  read: (found: DocumentSnapshot) => T,
  isKnown: (found: DocumentSnapshot) => boolean = always,
): Live<T> & { retry: () => void } {
  return useLive<T>(path ?? 'nothing', (onData, fail) => {
    if (path === undefined) return () => undefined;
    return listenToDocument(doc(store, path), read, isKnown)(onData, fail);
  });
}
