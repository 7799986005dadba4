const ownFile = /^\/images(\/[\w-]+)+\.[a-z]+$/;
/** The address that Storage, or the emulator on a local machine, gives a file. */
const upload =
  /^(https:\/\/firebasestorage\.googleapis\.com|http:\/\/(?:127\.0\.0\.1|localhost):\d+)\/v0\/b\/([a-z0-9.-]+)\/o\/tour-images%2F(?:villa-images%2F)?([\w-]+)\?alt=media&token=[\w-]+$/;

/** Whether a bucket is the project's default bucket, whose name depends on when it was created. */
const isBucketOf = (projectId: string, bucket: string): boolean =>
  ['appspot.com', 'firebasestorage.app'].some((domain) => bucket === `${projectId}.${domain}`);

/**
 * Whether a picture of a tour or villa is ours: a file of the site, or an upload to the project's bucket. Any other
 * address would make our pages load from a third-party server. `firestore.rules` has the same rule.
 */
export function isOwnPicture(url: string, projectId: string): boolean {
  const [, host, bucket = ''] = upload.exec(url) ?? [];
  const isLocal = projectId.startsWith('demo-');
  return (
    ownFile.test(url) ||
    (host !== undefined && host.startsWith('https:') !== isLocal && isBucketOf(projectId, bucket))
  );
}

/** What captions and marks of a picture are stored by: the random name of an upload, else its address. */
export const pictureKey = (url: string): string => upload.exec(url)?.[3]?.split('_')[0] ?? url;

/** A short name for a picture's address: uploads have long addresses, so they go by the start of their file name. */
export function pictureName(url: string): string {
  const [name] = upload.exec(url)?.[3]?.split('_') ?? [];
  return name ? `Picture ${name.slice(0, 8)}` : url;
}
