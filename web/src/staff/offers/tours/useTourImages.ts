import { toast } from 'sonner';
import { reasonOf } from '../../common/reasonOf.ts';
import { UploadCancelled, useUploads } from '../images/useUploads.ts';
import { hasDraft } from '../offerDraft.ts';
import { useDraftPlace } from '../useOfferDraft.ts';

/** Images of a tour are uploaded as soon as they are chosen. On failure the old ones stay. */
export function useTourImages(slug: string | undefined) {
  const place = useDraftPlace('tours', slug);
  const uploads = useUploads({ folder: 'tour-images', isKept: () => hasDraft(place) });

  const run = async (
    files: readonly File[],
    onDone: (urls: string[]) => void,
    done: string,
    failed: string,
  ) => {
    try {
      onDone(
        await uploads.upload(files, (finished, share) =>
          Math.round(((finished + share) / files.length) * 100),
        ),
      );
      toast.success(done);
    } catch (error) {
      if (!(error instanceof UploadCancelled))
        toast.error(`${failed}: ${reasonOf(error) ?? 'Unknown error'}`);
    } finally {
      uploads.finish();
    }
  };

  return {
    uploading: uploads.uploading,
    names: uploads.names,
    settle: uploads.settle,
    adopt: uploads.adopt,
    handOver: uploads.handOver,
    uploadMain: (file: File, onDone: (url: string) => void) =>
      run(
        [file],
        ([url]) => url && onDone(url),
        'Main image uploaded successfully',
        'Error uploading main image',
      ),
    uploadGallery: (files: readonly File[], onDone: (urls: string[]) => void) =>
      run(files, onDone, 'Gallery images uploaded successfully', 'Error uploading gallery images'),
  };
}
