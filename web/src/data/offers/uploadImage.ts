import { uploadName, uploadPartName, type UploadSection } from '@selasar/domain';
import type { FirebaseStorage } from 'firebase/storage';
import { removeFiles } from './removeImages.ts';
import { uploadFile, type Upload } from './uploadFile.ts';

export type ImageFolder = 'tour-images' | 'tour-images/villa-images';

/** The uploaded files of one image. */
export interface PictureToUpload {
  file: Blob;
  width: number;
  /** Derived from it, for smaller screens and for link previews. */
  parts: readonly { part: UploadSection; file: Blob }[];
}

/**
 * Uploads an image under a random name, its variants first: once its own URL exists, all files do. Leaves nothing
 * behind on failure.
 */
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
