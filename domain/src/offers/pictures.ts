const ownFile = /^\/images(\/[\w-]+)+\.[a-z]+$/;
const upload =
  /^(https:\/\/firebasestorage\.googleapis\.com|http:\/\/(?:127\.0\.0\.1|localhost):\d+)\/v0\/b\/([a-z0-9.-]+)\/o\/tour-images%2F(?:villa-images%2F)?([\w-]+)\?alt=media&token=[\w-]+$/;

/** The name of the default bucket depends on when it was created. */
const isBucketOf = (projectId: string, bucket: string): boolean =>
  ['appspot.com', 'firebasestorage.app'].some((domain) => bucket === `${projectId}.${domain}`);

/** Any other address would load from a third-party server. `firestore.rules` has the same rule. */
export function isOwnPicture(url: string, projectId: string): boolean {
  const [, host, bucket = ''] = upload.exec(url) ?? [];
  const isLocal = projectId.startsWith('demo-');
  return (
    ownFile.test(url) ||
    (host !== undefined && host.startsWith('https:') !== isLocal && isBucketOf(projectId, bucket))
  );
}

/** The random name of an upload, else its address. */
export const pictureKey = (url: string): string => upload.exec(url)?.[3]?.split('_')[0] ?? url;

export function pictureName(url: string): string {
  const [name] = upload.exec(url)?.[3]?.split('_') ?? [];
  return name ? `Picture ${name.slice(0, 8)}` : url;
}
