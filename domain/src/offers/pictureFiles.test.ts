import { expect, it } from 'vitest';
import {
  isOwnPicture,
  pictureName,
  pictureFiles,
  sharePicture,
  uploadedFiles,
  uploadName,
  uploadPartName,
  uploadParts,
} from './pictures.ts';

const PROJECT = 'selasar';
const BUCKET = 'https://firebasestorage.googleapis.com/v0/b/selasar.appspot.com/o/';
const base = 'tour-images/0f3c-11';
const address = (path: string, token: string) =>
  `${BUCKET}${encodeURIComponent(path)}?alt=media&token=${token}`;

/** An upload as the browser does it: the smaller files are stored first, each with a token. */
const uploaded = (width: number) => {
  const parts = uploadParts(width).map((part) => [part, `a-${part}`] as const);
  const path = uploadName(base, width, parts);
  const stored = parts.map(([part, token]) => address(uploadPartName(base, part), token));
  return { path, url: address(path, 'main-1'), stored };
};

it('derives the addresses of all files of an upload from its own address', () => {
  const { url, stored } = uploaded(1600);
  expect(stored).toHaveLength(4);
  const [share, ...smaller] = stored;
  expect(pictureFiles(url)).toEqual({
    avif: [],
    plain: [
      { url: smaller[0], width: 320 },
      { url: smaller[1], width: 768 },
      { url: smaller[2], width: 1152 },
      { url, width: 1600 },
    ],
  });
  expect(sharePicture(url)).toBe(share);
  for (const one of [url, ...stored]) expect(isOwnPicture(one, PROJECT)).toBe(true);
});

it('is named by the start of its file name', () => {
  expect(pictureName(uploaded(1600).url)).toBe('Picture 0f3c-11');
  expect(pictureName('/images/tours/ubud/main.webp')).toBe('/images/tours/ubud/main.webp');
});

it('has no file larger than the picture', () => {
  const widths = ({ plain }: ReturnType<typeof pictureFiles>) => plain.map(({ width }) => width);
  expect(widths(pictureFiles(uploaded(700).url))).toEqual([320, 700]);
  expect(uploadParts(320)).toEqual([]);
});

it('removes all of them', () => {
  const { path } = uploaded(1600);
  expect(uploadedFiles(path)).toEqual([
    path,
    `${base}_og`,
    `${base}_320`,
    `${base}_768`,
    `${base}_1152`,
  ]);
});

it.each([
  address('tour-images/0f3c11aa-1b2c', '1a-2b'),
  address('tour-images/0f3c_1600', '1a-2b'),
  '/images/placeholder.svg',
  'https://elsewhere.example/a.jpg',
])('knows one file where there is one: %s', (url) => {
  expect(pictureFiles(url)).toEqual({ avif: [], plain: [] });
  expect(sharePicture(url)).toBeUndefined();
  expect(uploadedFiles(url)).toEqual([url]);
});

it('fits the limit of an item of a gallery', () => {
  const uuid = '01234567-89ab-4cde-8fab-0123456789ab';
  const tokens = uploadParts(1600).map((part) => [part, uuid] as const);
  const path = uploadName(`tour-images/villa-images/${uuid}`, 1600, tokens);
  expect(path.length).toBeLessThan(300);
});
