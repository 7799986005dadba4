import { uploadedFiles } from '@selasar/domain';
import { deleteObject, ref } from 'firebase/storage';
import { storage } from './storage.ts';

/** The path of an uploaded image; undefined for any other URL. */
function uploadedPath(url: string): string | undefined {
  const path = /\/o\/(tour-images%2F[^?#]+)/.exec(url)?.[1];
  return path && decodeURIComponent(path);
}

/** Deletes unused uploaded images with all their files. */
export const removeImages = (urls: readonly string[]): Promise<void> =>
  removeFiles(urls.flatMap((url) => uploadedPath(url) ?? []).flatMap(uploadedFiles));

/** An image whose deletion fails is left behind. */
export async function removeFiles(paths: readonly string[]): Promise<void> {
  await Promise.allSettled(paths.map((path) => deleteObject(ref(storage, path))));
}
