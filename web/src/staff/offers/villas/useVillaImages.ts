import { useState } from 'react';
import { nextPaint } from '../images/nextPaint.ts';
import { uploadFact } from '../images/uploadNow.ts';
import { useUploads } from '../images/useUploads.ts';
import { villaProgress } from '../images/villaProgress.ts';
import { hasDraft } from '../offerDraft.ts';
import { useDraftPlace } from '../useOfferDraft.ts';

/** Images that are chosen but not uploaded yet. */
export interface ChosenImages {
  main: File | undefined;
  gallery: readonly File[];
}

const none: ChosenImages = { main: undefined, gallery: [] };
const filesOf = ({ main, gallery }: ChosenImages) => [...(main ? [main] : []), ...gallery];
/** How long 100 % stays visible. */
const doneMs = 300;

/** Images of a villa are uploaded when the form is saved, those among its facts as soon as they are chosen. */
export function useVillaImages(slug: string | undefined) {
  const place = useDraftPlace('villas', slug);
  const { setPercent, upload, ...uploads } = useUploads({
    folder: 'tour-images/villa-images',
    isKept: () => hasDraft(place),
  });
  const [chosen, setChosen] = useState(none);

  /**
   * Uploads the chosen images: 30 % after the main image, 90 % after the gallery. Rejects on failure, and the old
   * images stay.
   */
  const send = async (): Promise<{ main: string | undefined; gallery: string[] }> => {
    const { main, gallery } = chosen;
    const files = filesOf(chosen);
    if (files.length === 0) return { main: undefined, gallery: [] };
    const mains = main ? 1 : 0;
    const urls = await upload(files, (done) =>
      done < mains ? 0 : villaProgress(done - mains, gallery.length),
    );
    setChosen(none);
    return { main: urls[mains - 1], gallery: urls.slice(mains) };
  };

  /** Everything is saved: 100 %. */
  const complete = async (): Promise<void> => {
    setPercent(100);
    await nextPaint();
    await new Promise((resolve) => {
      setTimeout(resolve, doneMs);
    });
  };

  const names = filesOf(chosen).map(({ name }) => name);
  return {
    ...uploads,
    chosen,
    names,
    setChosen,
    send,
    complete,
    uploadFact: (file: File, onDone: (url: string) => void) =>
      uploadFact({ upload, finish: uploads.finish }, file, onDone),
  };
}
