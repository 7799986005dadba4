import { toast } from 'sonner';
import { reasonOf } from '../../common/reasonOf.ts';
import { UploadCancelled } from './useUploads.ts';
import type { useUploads } from './useUploads.ts';

interface Messages {
  done: string;
  failed: string;
}

/** Uploads images as soon as they are chosen. On failure the old ones stay. */
export async function uploadNow(
  { upload, finish }: Pick<ReturnType<typeof useUploads>, 'upload' | 'finish'>,
  files: readonly File[],
  onDone: (urls: string[]) => void,
  { done, failed }: Messages,
): Promise<void> {
  try {
    onDone(
      await upload(files, (finished, share) =>
        Math.round(((finished + share) / files.length) * 100),
      ),
    );
    toast.success(done);
  } catch (error) {
    if (!(error instanceof UploadCancelled))
      toast.error(`${failed}: ${reasonOf(error) ?? 'Unknown error'}`);
  } finally {
    finish();
  }
}

/** A picture among the facts, such as a portrait. */
export const uploadFact = (
  uploads: Parameters<typeof uploadNow>[0],
  file: File,
  onDone: (url: string) => void,
): Promise<void> =>
  uploadNow(uploads, [file], ([url]) => url && onDone(url), {
    done: 'Image uploaded successfully',
    failed: 'Error uploading image',
  });
