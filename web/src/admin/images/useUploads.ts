import { useEffect, useRef, useState } from 'react';
import { removeImages, uploadImage } from '../../firebase/storage.ts';
import type { ImageFolder } from '../../firebase/storage.ts';
import { resized } from './resize.ts';

/** Uploads while a form is open. What is not settled when it closes is removed again. */
export function useUploads(folder: ImageFolder) {
  const [percent, setPercent] = useState<number>();
  const uploaded = useRef<string[]>([]);
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    const unsaved = uploaded;
    return () => {
      running.current?.abort();
      void removeImages(unsaved.current);
    };
  }, []);

  /** Uploads the files one after the other; `tell` gets how many are done, and the share of the next. */
  const upload = async (
    files: readonly File[],
    tell: (done: number, share: number) => number,
  ): Promise<string[]> => {
    const controller = new AbortController();
    running.current = controller;
    setPercent(tell(0, 0));
    const urls: string[] = [];
    try {
      for (const file of files) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the progress is a plain one
        const picture = await resized(file);
        // oxlint-disable-next-line no-await-in-loop
        const url = await uploadImage(folder, picture, controller.signal, (share) =>
          setPercent(tell(urls.length, share)),
        );
        urls.push(url);
        uploaded.current.push(url);
        setPercent(tell(urls.length, 0));
      }
      return urls;
    } catch (error) {
      uploaded.current = uploaded.current.filter((url) => !urls.includes(url));
      void removeImages(urls);
      throw controller.signal.aborted ? new UploadCancelled() : error;
    } finally {
      setPercent(undefined);
    }
  };

  /** Removes what was uploaded here, or shown before, and is not kept. */
  const settle = (kept: readonly string[], before: readonly string[]) => {
    const unused = [...uploaded.current, ...before].filter((url) => !kept.includes(url));
    uploaded.current = [];
    void removeImages(unused);
  };

  return { percent, setPercent, upload, settle, cancel: () => running.current?.abort() };
}

/** The person stopped the upload. */
export class UploadCancelled extends Error {}
