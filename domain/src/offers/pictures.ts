const ownFile = /^\/images(\/[\w-]+)+\.[a-z]+$/;
/** As the Storage service gives it; on a person's own machine the emulator does. */
const upload =
  /^(https:\/\/firebasestorage\.googleapis\.com|http:\/\/(?:127\.0\.0\.1|localhost):\d+)\/v0\/b\/([a-z0-9.-]+)\/o\/tour-images%2F(?:villa-images%2F)?([\w-]+)\?alt=media&token=[\w-]+$/;

/** The name of a project's default bucket, which depends on when it was made. */
const isBucketOf = (projectId: string, bucket: string): boolean =>
  ['appspot.com', 'firebasestorage.app'].some((domain) => bucket === `${projectId}.${domain}`);

/**
 * Whether a picture of a tour or villa is ours: a file of the site, or one that was uploaded to the project's bucket.
 * Anything else would let our pages ask a stranger's server. `firestore.rules` says the same.
 */
export function isOwnPicture(url: string, projectId: string): boolean {
  const [, host, bucket = ''] = upload.exec(url) ?? [];
  const isLocal = projectId.startsWith('demo-');
  return (
    ownFile.test(url) ||
    (host !== undefined && host.startsWith('https:') !== isLocal && isBucketOf(projectId, bucket))
  );
}

/** What people read in place of a picture's address: an upload has a long one, and goes by the beginning of its name. */
export function pictureName(url: string): string {
  const [name] = upload.exec(url)?.[3]?.split('_') ?? [];
  return name ? `Picture ${name.slice(0, 8)}` : url;
}
