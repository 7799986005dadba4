/**
 * A picture is one address in a document and several files: the address names one of them, and the others by a rule.
 * What is drawn for the site has those that `art/files.ts` names, an upload those that its own name tells of.
 */

/** A file of a picture, and how wide it is. */
interface Sized {
  readonly url: string;
  readonly width: number;
}

export interface PictureFiles {
  /** Smaller files of the same looks, for browsers that know AVIF. */
  readonly avif: readonly Sized[];
  /** For every browser. */
  readonly plain: readonly Sized[];
}

const scene = { avif: [160, 320, 480, 640, 960, 1600], webp: [480, 960], plain: 960 };
const portrait = { avif: [160, 320], webp: [160, 320], plain: 320 };
const drawn = /^(\/images\/.+)\.webp$/;

/** In which widths an upload is kept beside its own. */
const uploadWidths = [320, 640, 960];
const smallerWidths = (width: number): number[] =>
  uploadWidths.filter((smaller) => smaller < width);

/**
 * An upload that has smaller files is called `<base>_<width>_<token>_<token>…`: the service gives each file a token, without
 * which App Check lets nobody see it, and so the largest, which is stored last, tells those of the others.
 */
const upload = /^(.+?)_(\d+)((?:_[\w-]+?)+)(\?.+)?$/;

/** What the others are called, in the order of their tokens; none for a small picture. */
export const smallerUploads = (base: string, width: number): { path: string; width?: number }[] => {
  const widths = smallerWidths(width);
  if (widths.length === 0) return [];
  const sized = widths.map((smaller) => ({ path: `${base}_${smaller}`, width: smaller }));
  return [{ path: `${base}_og` }, ...sized];
};

export const uploadName = (base: string, width: number, tokens: readonly string[]): string =>
  [base, width, ...tokens].join('_');

/** The other files of an upload, by its address or its path. */
function othersOf(name: string) {
  const [, base = '', width = '', tokens = ''] = upload.exec(name) ?? [];
  const given = tokens.split('_').slice(1);
  return {
    width: Number(width),
    files: smallerUploads(base, Number(width)).map((file, i) => ({ ...file, token: given[i] })),
  };
}

const addressOf = ({ path, token }: { path: string; token: string | undefined }) =>
  `${path}?alt=media&token=${token}`;

/** What a browser can choose from; nothing for a picture that is one file. */
export function pictureFiles(url: string): PictureFiles {
  const [, path] = drawn.exec(url) ?? [];
  if (path === undefined) {
    const { width, files } = othersOf(url);
    const smaller = files.flatMap((file) =>
      file.width ? { url: addressOf(file), width: file.width } : [],
    );
    return { avif: [], plain: smaller.length > 0 ? [...smaller, { url, width }] : [] };
  }
  const kind = path.startsWith('/images/testimonials/') ? portrait : scene;
  const files = (format: 'avif' | 'webp') =>
    kind[format].map((width) => ({
      url: `${path}${width === kind.plain ? '' : `-${width}`}.${format}`,
      width,
    }));
  return { avif: files('avif'), plain: files('webp') };
}

/** The paths of all files of an upload in its bucket. */
export const uploadedFiles = (path: string): string[] => [
  path,
  ...othersOf(path).files.map((file) => file.path),
];

/** The size of the picture that a chat shows where a link is pasted (pixels). */
export const shareSize = { width: 1200, height: 630 };

/** That picture, a JPEG; undefined for one that has none. */
export function sharePicture(url: string): string | undefined {
  const [, path = ''] = drawn.exec(url) ?? [];
  if (path.startsWith('/images/hero/')) return `${path}-og.jpg`;
  if (path.endsWith('/main')) return path.replace(/main$/, 'og.jpg');
  const share = othersOf(url).files.find(({ width }) => !width);
  return share && addressOf(share);
}
