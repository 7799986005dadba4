import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { useImageStorage } from '../../../data/offers/useImageStorage.ts';
import type { ImageFolder } from '../../../data/offers/uploadImage.ts';
import { nextPaint } from './nextPaint.ts';
import { preparePicture } from './preparePicture.ts';
import { watchProgress } from './watchProgress.ts';

/** An upload as users see it. */
export interface Uploading {
  percent: number;
  /** There was no progress for some seconds. */
  isStuck: boolean;
  retry: () => void;
  /** Undefined once everything is uploaded. */
  cancel: (() => void) | undefined;
}

interface UploadOptions {
  folder: ImageFolder;
  /** Whether a draft keeps what is typed and its uploaded images. */
  isKept: () => boolean;
}

/** Uploads while a form is open. Uploads that are not saved when it closes are removed, unless a draft keeps them. */
export function useUploads({ folder, isKept }: UploadOptions) {
  const images = useImageStorage();
  const [percent, setPercent] = useState<number>();
  const [isStuck, setStuck] = useState(false);
  const [names, setNames] = useState<readonly string[]>([]);
  const uploaded = useRef<string[]>([]);
  const running = useRef<{ controller: AbortController; retry: () => void }>(undefined);
  const kept = useRef(isKept);
  useEffect(() => {
    kept.current = isKept;
  });
  useEffect(() => {
    const unsaved = uploaded;
    const keeps = kept;
    return () => {
      running.current?.controller.abort();
      if (!keeps.current()) void images.remove(unsaved.current);
    };
  }, [images]);

  /** Uploads one file and returns its URL. */
  const send = async (
    file: File,
    controller: AbortController,
    onProgress: (share: number) => void,
  ) => {
    const { picture, note } = await preparePicture(file);
    if (note) toast.info(note);
    const { url, retry } = images.upload(folder, picture, controller.signal, (share) => {
      progress.moved();
      onProgress(share);
    });
    const progress = watchProgress({ retry, onChange: setStuck });
    running.current = { controller, retry };
    try {
      return await url;
    } finally {
      progress.stop();
      setStuck(false);
    }
  };

  /**
   * Uploads files one after the other. `percentOf` turns the number of finished files and the progress of the next one
   * into the total, which stays on screen until `finish`. Rejects if one fails, and removes the uploaded ones.
   */
  const upload = async (
    files: readonly File[],
    percentOf: (done: number, share: number) => number,
  ): Promise<string[]> => {
    const controller = new AbortController();
    running.current = { controller, retry: () => undefined };
    setPercent(percentOf(0, 0));
    setNames(files.map(({ name }) => name));
    const urls: string[] = [];
    try {
      for (const file of files) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the progress is a plain one
        const url = await send(file, controller, (share) =>
          setPercent(percentOf(urls.length, share)),
        );
        urls.push(url);
        uploaded.current.push(url);
        setPercent(percentOf(urls.length, 0));
        // oxlint-disable-next-line no-await-in-loop -- each step is seen
        await nextPaint();
      }
      return urls;
    } catch (error) {
      uploaded.current = uploaded.current.filter((url) => !urls.includes(url));
      void images.remove(urls);
      setPercent(undefined);
      throw controller.signal.aborted ? new UploadCancelled() : error;
    } finally {
      running.current = undefined;
      setNames([]);
    }
  };

  /** Removes images that were uploaded here or shown before, and are not kept. */
  const settle = (kept: readonly string[], before: readonly string[]) => {
    const unused = [...uploaded.current, ...before].filter((url) => !kept.includes(url));
    uploaded.current = [];
    void images.remove(unused);
  };

  const uploading: Uploading | undefined =
    percent === undefined
      ? undefined
      : {
          percent,
          isStuck,
          retry: () => running.current?.retry(),
          cancel: names.length > 0 ? () => running.current?.controller.abort() : undefined,
        };

  return {
    uploading,
    /** Names of the files that are being uploaded. */
    names,
    setPercent,
    upload,
    finish: () => setPercent(undefined),
    settle,
    /** These are no longer removed when the form closes. */
    handOver: (): readonly string[] => uploaded.current.splice(0),
    /** Takes over images that were uploaded for a draft, or takes back those of a failed save. */
    adopt: (urls: readonly string[]) => void uploaded.current.push(...urls),
  };
}

/** The user cancelled the upload. */
export class UploadCancelled extends Error {}
