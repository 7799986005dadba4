import { type CollectionName, pathOf, type ViewAnswer } from '@selasar/domain/core';
import { doc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { ensureAppCheck } from '../firebase/app.ts';
import { type Failure, toFailure } from '../firebase/failure.ts';
import { listenToDocument } from '../firebase/live/listen.ts';

export interface ByKey<View> {
  collection: CollectionName;
  schema: z.ZodType<View>;
  open: (input: { key: string }) => Promise<ViewAnswer>;
}

export type Followed<View> =
  | { status: 'loading' }
  | { status: 'success'; view: View }
  /** `error` is a refusal if the key opens nothing, or no longer does. */
  | { status: 'error'; error: Failure };

/** One instance serves one key: remount it for another key, or to retry after a failure. */
export function useView<View>(views: ByKey<View>, key: string): Followed<View> {
  const [followed, setFollowed] = useState<Followed<View>>({ status: 'loading' });
  useEffect(() => followView(views, key, setFollowed), [views, key]);
  return followed;
}

const againMs = 1000;

function followView<View>(
  { collection, schema, open }: ByKey<View>,
  key: string,
  onData: (followed: Followed<View>) => void,
): () => void {
  let isStopped = false;
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
  const fail = (error: unknown) => {
    if (isStopped) return;
    end();
    onData({ status: 'error', error: toFailure(error) });
  };
  const begin = async () => {
    const { viewId } = await open({ key });
    if (isStopped) return;
    await ensureAppCheck();
    const { store } = await import('../firebase/store.ts');
    if (isStopped) return;
    stop = listenToDocument(
      () => doc(store, pathOf(collection, viewId)),
      (found) =>
        found.exists() ? schema.parse(found.data({ serverTimestamps: 'estimate' })) : undefined,
      // Only the server knows that it does not exist.
      (found) => found.exists() || !found.metadata.fromCache,
    )((view) => {
      if (view) {
        onData({ status: 'success', view });
        return;
      }
      // The view has another key. It is no longer shown; the server decides whether this key still opens it.
      stop();
      onData({ status: 'loading' });
      timer = setTimeout(() => begin().catch(fail), againMs);
    }, fail);
  };
  begin().catch(fail);
  return end;
}
