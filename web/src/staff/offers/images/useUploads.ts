import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { useImageStorage, type ImageFolder } from '../../../data/offers/images.ts';
import { preparePicture } from './preparePicture.ts';

export interface Uploading {
  percent: number;
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

/** Uploads that are not saved when the form closes are removed, unless a draft keeps them. */
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

  /** The percent stays on screen until `finish`. Rejects if a file fails, and removes the uploaded ones. */
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

export class UploadCancelled extends Error {}

const stuckMs = 5000;
const retryMs = 10_000;

interface WatchOptions {
  retry: () => void;
  onChange: (isStuck: boolean) => void;
}

function watchProgress({ retry, onChange }: WatchOptions): {
  moved: () => void;
  stop: () => void;
} {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setInterval> | undefined;
  const clearTimers = () => {
    clearTimeout(waiting);
    clearInterval(again);
  };
  const moved = () => {
    clearTimers();
    onChange(false);
    waiting = setTimeout(() => {
      onChange(true);
      again = setInterval(retry, retryMs);
    }, stuckMs);
  };
  window.addEventListener('online', retry);
  moved();
  return {
    moved,
    stop: () => {
      clearTimers();
      window.removeEventListener('online', retry);
    },
  };
}

/** A hidden page paints nothing. */
const paintMs = 200;

export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, paintMs);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
