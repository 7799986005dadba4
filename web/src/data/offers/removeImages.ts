import { deleteObject, ref } from 'firebase/storage';
import { storage } from './storage.ts';
import { uploadedPath } from './uploadedPath.ts';

/** Removes uploaded pictures that nothing shows any more. One that cannot be removed is left behind. */
export async function removeImages(urls: readonly string[]): Promise<void> {
  const paths = urls.flatMap((url) => uploadedPath(url) ?? []);
  await Promise.allSettled(paths.map((path) => deleteObject(ref(storage, path))));
}
