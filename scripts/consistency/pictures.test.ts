import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pictures } from '@selasar/brand';
import { pictureFiles, sharePicture, shareSize } from '@selasar/domain/offers';
import { sampleTours, sampleVillas, testimonials } from '@selasar/domain/samples';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { filesOf, shareFileOf } from '../../brand/art/files.ts';
import { ROOT } from '../suite/root.ts';

// The site and the script that writes the pictures compute file names separately: this test compares them.

const PUBLIC = path.join(ROOT, 'brand/public');

/** The placeholder replaces a picture that does not exist yet. */
const isPhoto = (picture: string) => picture !== '/images/placeholder.svg';
const banners = Object.values(pictures.hero);
const offers = [...sampleTours, ...sampleVillas];

/** Every picture that the site names. */
const named = [
  ...new Set([
    ...banners,
    ...pictures.about,
    ...offers.flatMap(({ image, gallery }) => [image, ...gallery]),
    ...testimonials.map(({ image }) => image),
  ]),
].filter(isPhoto);
/** Floor plans, one file each. */
const plans = sampleVillas.flatMap(({ facts }) => facts?.floorPlan ?? []);
const shared = [...banners, ...offers.map(({ image }) => image)].filter(isPhoto);

const addressesOf = (picture: string) => {
  const { avif, plain } = pictureFiles(picture);
  return [...avif, ...plain];
};
const bare = (picture: string) => picture.replace(/^\/images\/(.+)\.webp$/, '$1');

it('each picture has a source, and no source is without use', async () => {
  const sources = await readdir(path.join(ROOT, 'brand/images'), {
    recursive: true,
    withFileTypes: true,
  });
  const there = sources
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.join(parentPath, path.parse(name).name).slice(`${ROOT}/brand/images/`.length),
    );
  expect(there.sort()).toEqual(named.map(bare).sort());
});

it('the site asks for the files that are written, and for no others', () => {
  expect(named.length).toBeGreaterThan(2);
  for (const picture of named) {
    const drawn = filesOf(bare(picture)).map(({ path: file, width }) => ({
      url: `/images/${file}`,
      width,
    }));
    expect(addressesOf(picture)).toEqual(drawn);
    expect(drawn.map(({ url }) => url)).toContain(picture);
  }
  for (const picture of shared) {
    expect(sharePicture(picture)).toBe(`/images/${shareFileOf(bare(picture))}`);
  }
});

it('every file is there, in its format and width, and no other', async () => {
  const wanted = [
    ...named.flatMap((picture) =>
      addressesOf(picture).map(({ url, width }) => ({ url, width, height: width / 1.6 })),
    ),
    ...shared.map((picture) => ({ url: sharePicture(picture) ?? '', ...shareSize })),
    ...plans.map((url) => ({ url, width: 1600, height: 1000 })),
  ];
  const kinds: Record<string, string> = {
    '.avif': 'heif',
    '.webp': 'webp',
    '.jpg': 'jpeg',
    '.svg': 'svg',
  };
  for (const { url, width, height } of wanted) {
    // oxlint-disable-next-line no-await-in-loop -- hundreds of files
    const { format, ...size } = await sharp(path.join(PUBLIC, url)).metadata();
    expect({ url, format, width: size.width, height: size.height }).toEqual({
      url,
      format: kinds[path.extname(url)],
      width,
      height,
    });
  }
  const there = (
    await readdir(path.join(PUBLIC, 'images'), { recursive: true, withFileTypes: true })
  )
    .filter((entry) => entry.isFile() && entry.name !== 'placeholder.svg')
    .map(({ parentPath, name }) => path.join(parentPath, name).slice(PUBLIC.length));
  expect(there.sort()).toEqual(wanted.map(({ url }) => url).sort());
});

it('no picture for chats is larger than 150 KB', async () => {
  for (const picture of shared) {
    // oxlint-disable-next-line no-await-in-loop -- a few files
    const bytes = await readFile(path.join(PUBLIC, sharePicture(picture) ?? ''));
    expect(bytes.length).toBeLessThan(150_000);
  }
});
