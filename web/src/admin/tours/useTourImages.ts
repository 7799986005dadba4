import { toast } from 'sonner';
import { UploadCancelled, useUploads } from '../images/useUploads.ts';

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Pictures of a tour are uploaded as soon as they are chosen. On failure the old ones stay. */
export function useTourImages() {
  const uploads = useUploads('tour-images');

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
      if (!(error instanceof UploadCancelled)) toast.error(`${failed}: ${reason(error)}`);
    }
  };

  return {
    percent: uploads.percent,
    cancel: uploads.cancel,
    settle: uploads.settle,
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
