import { uploadedFiles } from '@selasar/domain';
import { deleteObject, ref } from 'firebase/storage';
import type { FirebaseStorage } from 'firebase/storage';

/** The path of an uploaded image; undefined for any other URL. */
function uploadedPath(url: string): string | undefined {
  const path = /\/o\/(tour-images%2F[^?#]+)/.exec(url)?.[1];
  return path && decodeURIComponent(path);
}

/** Deletes unused uploaded images with all their files. */
export const removeImages = (storage: FirebaseStorage, urls: readonly string[]): Promise<void> =>
  removeFiles(storage, urls.flatMap((url) => uploadedPath(url) ?? []).flatMap(uploadedFiles));

/** An image whose deletion fails is left behind. */
export async function removeFiles(
  storage: FirebaseStorage,
  paths: readonly string[],
): Promise<void> {
  await Promise.allSettled(paths.map((path) => deleteObject(ref(storage, path))));
}
