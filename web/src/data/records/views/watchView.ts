import { pathOf } from '@selasar/domain';
import type { CollectionName } from '@selasar/domain';
import { doc } from 'firebase/firestore';
import type { z } from 'zod';
import { ensureAppCheck } from '../../firebase/appCheck.ts';
import type { Failure } from '../../firebase/failure.ts';
import { toFailure } from '../../firebase/failure.ts';
import { listenToDocument } from '../../firebase/live/listen.ts';

/** A collection of views for people without an account. */
export interface Views<View> {
  collection: CollectionName;
  schema: z.ZodType<View>;
}

/** Follows one view; undefined while it does not exist. Returns a function that stops it. */
export function watchView<View>(
  { collection, schema }: Views<View>,
  viewId: string,
  onData: (view: View | undefined) => void,
  fail: (error: Failure) => void,
): () => void {
  let isStopped = false;
  let end: (() => void) | undefined;
  const begin = async () => {
    await ensureAppCheck();
    const { store } = await import('../../firebase/store.ts');
    if (isStopped) return;
    end = listenToDocument(
      doc(store, pathOf(collection, viewId)),
      (found) =>
        found.exists() ? schema.parse(found.data({ serverTimestamps: 'estimate' })) : undefined,
      // Only the server knows that it does not exist.
      (found) => found.exists() || !found.metadata.fromCache,
    )(onData, fail);
  };
  begin().catch((error: unknown) => fail(toFailure(error)));
  return () => {
    isStopped = true;
    end?.();
  };
}
