import { limits } from '../core/limits.ts';

const ownFile = /^\/images(\/[\w-]+)+\.[a-z]+$/;
const uploadUrl =
  /^(https:\/\/firebasestorage\.googleapis\.com|http:\/\/(?:127\.0\.0\.1|localhost):\d+)\/v0\/b\/([a-z0-9.-]+)\/o\/tour-images%2F(?:villa-images%2F)?([\w-]+)\?alt=media&token=[\w-]+$/;

/** The name of the default bucket depends on when it was created. */
const isBucketOf = (projectId: string, bucket: string): boolean =>
  ['appspot.com', 'firebasestorage.app'].some((domain) => bucket === `${projectId}.${domain}`);

/** Any other address would load from a third-party server. `firestore.rules` has the same rule. */
export function isOwnPicture(url: string, projectId: string): boolean {
  const [, host, bucket = ''] = uploadUrl.exec(url) ?? [];
  const isLocal = projectId.startsWith('demo-');
  return (
    ownFile.test(url) ||
    (host !== undefined && host.startsWith('https:') !== isLocal && isBucketOf(projectId, bucket))
  );
}

/** The random name of an upload, else its address. */
export const pictureKey = (url: string): string => uploadUrl.exec(url)?.[3]?.split('_')[0] ?? url;

export function pictureName(url: string): string {
  const [name] = uploadUrl.exec(url)?.[3]?.split('_') ?? [];
  return name ? `Picture ${name.slice(0, 8)}` : url;
}

export const readCaptions = (text: string): Map<string, string> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, key, caption] = /^(\S+) (.*\S.*)$/.exec(line) ?? [];
      return key && caption ? [[key, caption] as const] : [];
    }),
  );

export const writeCaptions = (captions: ReadonlyMap<string, string>): string =>
  Array.from(captions, ([key, caption]) => `${key} ${caption.trim()}`).join('\n');

export const areCaptions = (text: string): boolean =>
  [...readCaptions(text).values()].every(({ length }) => length <= limits.caption);

/**
 * The address of a picture names one file; a rule gives the others. Drawn pictures have those that `brand/art/files.ts`
 * lists, uploads those that their own name encodes.
 */

/** The width is in pixels. */
interface Sized {
  readonly url: string;
  readonly width: number;
}

export interface PictureFiles {
  readonly avif: readonly Sized[];
  readonly plain: readonly Sized[];
}

const scene = { avif: [192, 320, 480, 768, 1152, 1600], webp: [480, 960], plain: 960 };
const portrait = { avif: [192, 320], webp: [192, 320], plain: 320 };
const drawn = /^(\/images\/.+)\.webp$/;

/** A small picture has one file only. */
const uploadWidths = [320, 768, 1152];
/** The file for link previews in chats. */
const share = 'og';
export type UploadSection = number | typeof share;

export const uploadParts = (width: number): UploadSection[] => {
  const smaller = uploadWidths.filter((one) => one < width);
  return smaller.length > 0 ? [share, ...smaller] : [];
};

export const uploadPartName = (base: string, part: UploadSection): string => `${base}_${part}`;

/**
 * Storage gives each file a token, without which App Check denies access. So the largest file of an upload is stored
 * last, and its name contains the tokens of the others: `<base>_1600_og-<token>_320-<token>…`.
 */
export const uploadName = (
  base: string,
  width: number,
  tokens: readonly (readonly [part: UploadSection, token: string])[],
): string => [base, width, ...tokens.map((pair) => pair.join('-'))].join('_');

const uploadPath = /^(.+)_(\d+)((?:_(?:og|\d+)-[\da-zA-Z-]+)+)(?:\?.+)?$/;

function othersOf(name: string) {
  const [, base = '', width = '', tokens = ''] = uploadPath.exec(name) ?? [];
  const files = Array.from(tokens.matchAll(/_(og|\d+)-([\da-zA-Z-]+)/g), ([, part, token]) => {
    const path = `${base}_${part}`;
    return {
      path,
      url: `${path}?alt=media&token=${token}`,
      width: part === share ? 0 : Number(part),
    };
  });
  return { width: Number(width), files };
}

/** None for a picture with a single file. */
export function pictureFiles(url: string): PictureFiles {
  const [, path] = drawn.exec(url) ?? [];
  if (path === undefined) {
    const { width, files } = othersOf(url);
    const smaller = files.filter((file) => file.width > 0);
    return {
      avif: [],
      plain:
        smaller.length > 0
          ? [...smaller.map((file) => ({ url: file.url, width: file.width })), { url, width }]
          : [],
    };
  }
  const kind = path.startsWith('/images/testimonials/') ? portrait : scene;
  const files = (format: 'avif' | 'webp') =>
    kind[format].map((width) => ({
      url: `${path}${width === kind.plain ? '' : `-${width}`}.${format}`,
      width,
    }));
  return { avif: files('avif'), plain: files('webp') };
}

export const uploadedFiles = (path: string): string[] => [
  path,
  ...othersOf(path).files.map((file) => file.path),
];

/** In link previews, in pixels. */
export const shareSize = { width: 1200, height: 630 };

/** A JPEG; undefined if there is none. */
export function sharePicture(url: string): string | undefined {
  const [, path = ''] = drawn.exec(url) ?? [];
  if (path.startsWith('/images/hero/')) return `${path}-og.jpg`;
  if (path.endsWith('/main')) return path.replace(/main$/, 'og.jpg');
  return othersOf(url).files.find(({ path: name }) => name.endsWith(`_${share}`))?.url;
}
