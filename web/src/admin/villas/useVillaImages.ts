import { useState } from 'react';
import { useUploads } from '../images/useUploads.ts';
import { villaProgress } from '../images/villaProgress.ts';

/** Pictures that are chosen but not uploaded yet. */
export interface ChosenImages {
  main: File | undefined;
  gallery: readonly File[];
}

const none: ChosenImages = { main: undefined, gallery: [] };

/** Pictures of a villa are uploaded when the form is saved. */
export function useVillaImages() {
  const { percent, setPercent, upload, settle, cancel } = useUploads('tour-images/villa-images');
  const [chosen, setChosen] = useState(none);

  /** Uploads what was chosen: 30 % after the main image, 90 % after the gallery. Rejects, and the old images stay. */
  const send = async (): Promise<{ main: string | undefined; gallery: string[] }> => {
    const { main, gallery } = chosen;
    const files = [...(main ? [main] : []), ...gallery];
    if (files.length === 0) return { main: undefined, gallery: [] };
    const mains = main ? 1 : 0;
    const urls = await upload(files, (done) =>
      done < mains ? 0 : villaProgress(done - mains, gallery.length),
    );
    setPercent(100);
    setChosen(none);
    return { main: urls[mains - 1], gallery: urls.slice(mains) };
  };

  return { percent, chosen, setChosen, send, settle, cancel, finish: () => setPercent(undefined) };
}
