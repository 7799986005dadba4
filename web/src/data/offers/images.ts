import {
  uploadName,
  uploadPartName,
  type UploadSection,
  uploadedFiles,
} from '@selasar/domain/offers';
import {
  type FirebaseStorage,
  getDownloadURL,
  ref,
  uploadBytesResumable,
  deleteObject,
} from 'firebase/storage';
import { toFailure } from '../firebase/failure.ts';
import { useMemo } from 'react';
import { useStorage } from 'reactfire';

function uploadedPath(url: string): string | undefined {
  const path = /\/o\/(tour-images%2F[^?#]+)/.exec(url)?.[1];
  return path && decodeURIComponent(path);
}

export const removeImages = (storage: FirebaseStorage, urls: readonly string[]): Promise<void> =>
  removeFiles(storage, urls.flatMap((url) => uploadedPath(url) ?? []).flatMap(uploadedFiles));

/** An image whose deletion fails is left behind. */
async function removeFiles(storage: FirebaseStorage, paths: readonly string[]): Promise<void> {
  await Promise.allSettled(paths.map((path) => deleteObject(ref(storage, path))));
}

/** File names are random and never reused, so every copy of an image can be cached forever. */
const cacheControl = 'public, max-age=31536000, immutable';

export interface Upload {
  /** Rejects when `signal` aborts, and when the service refuses. */
  url: Promise<string>;
  retry: () => void;
}

/** `onProgress` gets 0 to 1; no call means no progress. */
function uploadFile(
  storage: FirebaseStorage,
  path: string,
  file: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Upload {
  signal.throwIfAborted();
  const place = ref(storage, path);
  const task = uploadBytesResumable(place, file, { contentType: file.type, cacheControl });
  signal.addEventListener('abort', () => void task.cancel(), { once: true });
  task.on('state_changed', {
    next: ({ bytesTransferred, totalBytes }) =>
      onProgress(totalBytes ? bytesTransferred / totalBytes : 0),
    error: () => undefined,
  });
  let start: (() => void) | undefined;

  const finish = async (): Promise<string> => {
    // The file name is known only here: if the file exists after a failure, only the answer was lost.
    const failure: unknown = await task.then(
      () => undefined,
      (error: unknown) => error,
    );
    signal.throwIfAborted();
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
      start = () =>
        void getDownloadURL(place).then(resolve, (error: unknown) =>
          reject(toFailure(failure ?? error)),
        );
      start();
    });
  };

  return {
    url: finish(),
    retry: () => {
      if (start) start();
      else if (task.pause()) task.resume();
    },
  };
}

export type ImageFolder = 'tour-images' | 'tour-images/villa-images';

export interface PictureToUpload {
  file: Blob;
  width: number;
  parts: readonly { part: UploadSection; file: Blob }[];
}

/** Its variants first: once its own URL exists, all files do. Leaves nothing behind on failure. */
export function uploadImage(
  storage: FirebaseStorage,
  folder: ImageFolder,
  { file, width, parts }: PictureToUpload,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Upload {
  const base = `${folder}/${crypto.randomUUID()}`;
  const total = [...parts.map((one) => one.file.size), file.size].reduce((a, b) => a + b);
  const begun: string[] = [];
  let sent = 0;
  let current: Upload | undefined;

  const send = async (path: string, one: Blob): Promise<string> => {
    begun.push(path);
    current = uploadFile(storage, path, one, signal, (share) =>
      onProgress((sent + share * one.size) / total),
    );
    const url = await current.url;
    sent += one.size;
    return url;
  };

  const sendAll = async (): Promise<string> => {
    const tokens: [UploadSection, string][] = [];
    for (const { part, file: smaller } of parts) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the progress is a plain one
      const url = await send(uploadPartName(base, part), smaller);
      tokens.push([part, new URL(url).searchParams.get('token') ?? '']);
    }
    return await send(tokens.length > 0 ? uploadName(base, width, tokens) : base, file);
  };

  const url = sendAll().catch((error: unknown) => {
    void removeFiles(storage, begun);
    throw error;
  });
  return { url, retry: () => current?.retry() };
}

export function useImageStorage() {
  const storage = useStorage();
  return useMemo(
    () => ({
      upload: (
        folder: ImageFolder,
        picture: PictureToUpload,
        signal: AbortSignal,
        onProgress: (share: number) => void,
      ) => uploadImage(storage, folder, picture, signal, onProgress),
      remove: (urls: readonly string[]) => removeImages(storage, urls),
    }),
    [storage],
  );
}
