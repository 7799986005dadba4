import {
  connectStorageEmulator,
  deleteObject,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';
import { app } from './app.ts';
import { emulator } from './config.ts';

const storage = getStorage(app);
const local = emulator('storage');
if (local) connectStorageEmulator(storage, local.host, local.port);

export type ImageFolder = 'tour-images' | 'tour-images/villa-images';

/** Names are random and never reused, so that every copy of a picture may be kept for good. */
const cacheControl = 'public, max-age=31536000, immutable';

/** Uploads a picture under a random name and answers its public URL. `tell` gets 0 to 1. Rejects when `signal` is given. */
export async function uploadImage(
  folder: ImageFolder,
  picture: Blob,
  signal: AbortSignal,
  tell: (share: number) => void = () => undefined,
): Promise<string> {
  signal.throwIfAborted();
  const place = ref(storage, `${folder}/${crypto.randomUUID()}`);
  const upload = uploadBytesResumable(place, picture, { contentType: picture.type, cacheControl });
  const cancel = () => void upload.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  upload.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    tell(totalBytes ? bytesTransferred / totalBytes : 0),
  );
  try {
    await upload;
    return await getDownloadURL(place);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** The path of a picture that was uploaded; undefined for any other URL. */
export function uploadedPath(url: string): string | undefined {
  const path = /\/o\/(tour-images%2F[^?#]+)/.exec(url)?.[1];
  return path && decodeURIComponent(path);
}

/** Removes uploaded pictures that nothing shows any more. One that cannot be removed is left behind. */
export async function removeImages(urls: readonly string[]): Promise<void> {
  const paths = urls.flatMap((url) => uploadedPath(url) ?? []);
  await Promise.allSettled(paths.map((path) => deleteObject(ref(storage, path))));
}
