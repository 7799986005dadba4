import { getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';
import { toFailure } from '../firebase/failure.ts';
import { storage } from './storage.ts';

/** Names are random and never reused, so that every copy of a picture may be kept for good. */
const cacheControl = 'public, max-age=31536000, immutable';

export interface Upload {
  /** The public URL. Rejects when `signal` is given, and when the service refuses. */
  url: Promise<string>;
  /** Asks the service anew, instead of waiting for the next of its own attempts. */
  retry: () => void;
}

/** Uploads a file. `tell` gets 0 to 1, and as long as it is not called nothing moves. */
export function uploadFile(
  path: string,
  file: Blob,
  signal: AbortSignal,
  tell: (share: number) => void,
): Upload {
  signal.throwIfAborted();
  const place = ref(storage, path);
  const task = uploadBytesResumable(place, file, { contentType: file.type, cacheControl });
  signal.addEventListener('abort', () => void task.cancel(), { once: true });
  task.on('state_changed', {
    next: ({ bytesTransferred, totalBytes }) =>
      tell(totalBytes ? bytesTransferred / totalBytes : 0),
    error: () => undefined,
  });
  let ask: (() => void) | undefined;

  const finish = async (): Promise<string> => {
    // Nobody else knows the name: if the file is there after a failure, only the answer was lost.
    const failure: unknown = await task.then(
      () => undefined,
      (error: unknown) => error,
    );
    signal.throwIfAborted();
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
      ask = () =>
        void getDownloadURL(place).then(resolve, (error: unknown) =>
          reject(toFailure(failure ?? error)),
        );
      ask();
    });
  };

  return {
    url: finish(),
    retry: () => {
      if (ask) ask();
      else if (task.pause()) task.resume();
    },
  };
}
