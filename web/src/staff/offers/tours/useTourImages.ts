import { uploadFact, uploadNow } from '../images/uploadNow.ts';
import { useUploads } from '../images/useUploads.ts';
import { hasDraft } from '../offerDraft.ts';
import { useDraftPlace } from '../useOfferDraft.ts';

/** Images of a tour are uploaded as soon as they are chosen. */
export function useTourImages(slug: string | undefined) {
  const place = useDraftPlace('tours', slug);
  const uploads = useUploads({ folder: 'tour-images', isKept: () => hasDraft(place) });
  return {
    uploading: uploads.uploading,
    names: uploads.names,
    settle: uploads.settle,
    adopt: uploads.adopt,
    handOver: uploads.handOver,
    uploadMain: (file: File, onDone: (url: string) => void) =>
      uploadNow(uploads, [file], ([url]) => url && onDone(url), {
        done: 'Main image uploaded successfully',
        failed: 'Error uploading main image',
      }),
    uploadGallery: (files: readonly File[], onDone: (urls: string[]) => void) =>
      uploadNow(uploads, files, onDone, {
        done: 'Gallery images uploaded successfully',
        failed: 'Error uploading gallery images',
      }),
    uploadFact: (file: File, onDone: (url: string) => void) => uploadFact(uploads, file, onDone),
  };
}
