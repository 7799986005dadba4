import { useMemo } from 'react';
import { useStorage } from 'reactfire';
import { removeImages } from './removeImages.ts';
import { uploadImage } from './uploadImage.ts';
import type { ImageFolder, PictureToUpload } from './uploadImage.ts';

/** Uploads images of offers, and removes them. */
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
