import type { OfferCollection } from '@selasar/domain/offers';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { reasonOf } from '../../common/attempt.ts';
import { hasDraft, type DraftPlace } from '../../editing/drafts.ts';
import type { OfferForm } from '../offerForm.ts';
import { offerKinds } from '../offerKinds.ts';
import { nextPaint, UploadCancelled, useUploads } from './useUploads.ts';

export interface ChosenImages {
  main: File | undefined;
  gallery: readonly File[];
}

const none: ChosenImages = { main: undefined, gallery: [] };
const filesOf = ({ main, gallery }: ChosenImages) => [...(main ? [main] : []), ...gallery];
/** How long 100 % stays visible. */
const doneMs = 300;

export function useOfferImages(
  collection: OfferCollection,
  place: DraftPlace,
  { setValue, getValues }: Pick<UseFormReturn<OfferForm>, 'setValue' | 'getValues'>,
) {
  const { folder, upload: time } = offerKinds[collection].images;
  const isAtOnce = time === 'at-once';
  const { setPercent, upload, ...uploads } = useUploads({ folder, isKept: () => hasDraft(place) });
  const [chosen, setChosen] = useState(none);
  const [failure, setFailure] = useState<string>();

  /** On failure the old images stay. */
  const uploadNow = async (
    files: readonly File[],
    onDone: (urls: string[]) => void,
    what: string,
  ): Promise<void> => {
    try {
      onDone(
        await upload(files, (finished, share) =>
          Math.round(((finished + share) / files.length) * 100),
        ),
      );
      toast.success(`${what} uploaded successfully`);
    } catch (error) {
      if (error instanceof UploadCancelled) return;
      const reason = reasonOf(error) ?? 'Unknown error';
      toast.error(`Error uploading ${what.toLowerCase()}: ${reason}`);
    } finally {
      uploads.finish();
    }
  };

  const pickMain = (file: File) => {
    if (!isAtOnce) return setChosen({ ...chosen, main: file });
    return void uploadNow([file], ([url]) => url && setValue('image', url), 'Main image');
  };

  const pickGallery = (files: readonly File[]) => {
    if (!isAtOnce) return setChosen({ ...chosen, gallery: [...chosen.gallery, ...files] });
    return void uploadNow(
      files,
      (urls) => setValue('gallery', [...getValues('gallery').filter(Boolean), ...urls]),
      'Gallery images',
    );
  };

  /** Undefined if the upload failed or was cancelled. The old images stay then. */
  const withChosen = async (values: OfferForm): Promise<OfferForm | undefined> => {
    setFailure(undefined);
    const files = filesOf(chosen);
    if (files.length === 0) return values;
    const mains = chosen.main ? 1 : 0;
    try {
      const urls = await upload(files, (done) =>
        done < mains ? 0 : progressOnSave(done - mains, chosen.gallery.length),
      );
      setChosen(none);
      const main = urls[mains - 1];
      if (main) setValue('image', main);
      const gallery = [...values.gallery.filter(Boolean), ...urls.slice(mains)];
      if (urls.length > mains) setValue('gallery', gallery);
      return { ...values, image: main ?? values.image, gallery };
    } catch (error) {
      if (!(error instanceof UploadCancelled)) setFailure(reasonOf(error) ?? 'Unknown error');
      return undefined;
    }
  };

  const complete = async (): Promise<void> => {
    setPercent(100);
    await nextPaint();
    await new Promise((resolve) => {
      setTimeout(resolve, doneMs);
    });
  };

  return {
    ...uploads,
    isAtOnce,
    names: isAtOnce ? uploads.names : filesOf(chosen).map(({ name }) => name),
    chosen,
    setChosen,
    failure,
    pick: {
      main: pickMain,
      gallery: pickGallery,
      fact: (file: File, onDone: (url: string) => void) =>
        uploadNow([file], ([url]) => url && onDone(url), 'Image'),
    },
    saving: { withChosen, complete },
  };
}
export type FormImages = ReturnType<typeof useOfferImages>;

const afterMain = 30;
const forGallery = 60;
const cap = 90;

/** In percent. */
export const progressOnSave = (galleryDone: number, galleryTotal: number): number =>
  Math.min(
    cap,
    Math.round(afterMain + (galleryTotal ? (galleryDone / galleryTotal) * forGallery : 0)),
  );
