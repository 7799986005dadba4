import { getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';
import type { FirebaseStorage } from 'firebase/storage';
import { toFailure } from '../firebase/failure.ts';

/** File names are random and never reused, so every copy of an image can be cached forever. */
const cacheControl = 'public, max-age=31536000, immutable';

export interface Upload {
  /** The public URL. Rejects when `signal` aborts, and when the service refuses. */
  url: Promise<string>;
  /** Sends a new request instead of waiting for the SDK's next retry. */
  retry: () => void;
}

/** Uploads a file. `onProgress` gets the progress, 0 to 1; no call means no progress. */
export function uploadFile(
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
