import { pictureFiles, sharePicture } from '@selasar/domain/offers';
import type { Locator, Route } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { addTour, addVilla, choose, edit, UPLOADS } from '../e2e/support/offerForms.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import {
  animatedGif,
  bigPng,
  brokenHeic,
  heic,
  heldSideways,
} from '../e2e/support/pictureFiles.ts';

const suite = openSuite();

const { page } = await openStaff();
let form: Locator;

beforeEach(async () => {
  form = await edit(page, 'tours', (await addTour(suite, { image: '' })).slug);
});

/** Uploads a file and returns the stored files. */
async function uploaded(name: string, mimeType: string, buffer: Buffer) {
  const shown = () => form.getByRole('img', { name: 'Main image' }).getAttribute('src');
  const before = await shown();
  await choose(form, 'Upload main image', { name, mimeType, buffer });
  await expect.poll(shown).not.toBe(before);
  const url = (await shown()) ?? '';
  const seen = await page.evaluate(async (src) => {
    const picture = new Image();
    picture.crossOrigin = 'anonymous';
    picture.src = src;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas?.drawImage(picture, 0, 0);
    /** The strongest colour channel at the left and right edge. */
    const colours = [0, width - 1].map((x) => {
      const [red = 0, green = 0, blue = 0] = canvas?.getImageData(x, 0, 1, 1).data ?? [];
      return ['red', 'green', 'blue'][[red, green, blue].indexOf(Math.max(red, green, blue))];
    });
    return { size: [width, height], colours };
  }, url);
  return { url, ...(await fileAt(url)), ...seen };
}

async function fileAt(url: string) {
  const answer = await fetch(url);
  const bytes = (await answer.arrayBuffer()).byteLength;
  return { status: answer.status, type: answer.headers.get('content-type'), bytes };
}

it('a picture of 48 megapixels and more than 10 MB is resized', async () => {
  const png = bigPng();
  expect(png.length).toBeGreaterThan(10 * 1024 * 1024);
  const { url, type, size, bytes } = await uploaded('big.png', 'image/png', png);
  expect([type, size]).toEqual(['image/webp', [1600, 1200]]);
  expect(bytes).toBeLessThan(2 * 1024 * 1024);

  // There are files for smaller screens, and one for chats.
  const { plain } = pictureFiles(url);
  const sizes = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (src) => {
          const picture = Object.assign(new Image(), { src });
          await picture.decode();
          return [picture.naturalWidth, picture.naturalHeight];
        }),
      ),
    [...plain.map((file) => file.url), sharePicture(url) ?? ''],
  );
  expect(sizes).toEqual([
    [320, 240],
    [768, 576],
    [1152, 864],
    [1600, 1200],
    [1200, 630],
  ]);
  expect(await fileAt(sharePicture(url) ?? '')).toMatchObject({ type: 'image/jpeg' });
  expect(await fileAt(plain[0]?.url ?? '')).toMatchObject({ type: 'image/webp' });
  const image = form.getByRole('img', { name: 'Main image' });
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.currentSrc))
    .toBe(plain[0]?.url);

  // They are deleted together.
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  for (const file of [...plain.map((one) => one.url), sharePicture(url) ?? '']) {
    await expect.poll(async () => (await fileAt(file)).status).toBe(404);
  }
});

it('an upload with a refused file, or a cancelled one, leaves nothing behind', async () => {
  const bytes = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 700, height: 500 });
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(bytes, 'base64') };
  const before = await form.getByRole('img', { name: 'Main image' }).getAttribute('src');
  /** Lets two files through; then `then` responds. */
  const upload = async (then: (route: Route) => unknown) => {
    const stored = new Set<string>();
    await page.route(UPLOADS, (route) => {
      const { origin, pathname, searchParams } = new URL(route.request().url());
      const name = searchParams.get('name') ?? '';
      const address = `${origin}${pathname}/${encodeURIComponent(name)}?alt=media`;
      if (stored.size === 2 && !stored.has(address)) return then(route);
      stored.add(address);
      return route.continue();
    });
    await choose(form, 'Upload main image', file);
    return stored;
  };
  const areGone = async (addresses: ReadonlySet<string>) => {
    expect(addresses.size).toBe(2);
    for (const address of addresses) {
      await expect.poll(async () => (await fileAt(address)).status).toBe(404);
    }
  };

  const refused = await upload((route) => route.fulfill({ status: 403, body: '{}' }));
  await page.getByText(/^Error uploading main image: /).waitFor();
  await page.unroute(UPLOADS);
  await areGone(refused);

  const begun: Route[] = [];
  const stopped = await upload((route) => begun.push(route));
  await expect.poll(() => begun.length).toBe(1);
  for (const address of stopped) expect((await fileAt(address)).status).toBe(200);
  await form.getByRole('button', { name: 'Cancel upload' }).click();
  await form.getByRole('progressbar').waitFor({ state: 'hidden' });
  await page.unroute(UPLOADS);
  await areGone(stopped);
  expect(await form.getByRole('img', { name: 'Main image' }).getAttribute('src')).toBe(before);
});

it('a rotated photo is stored upright', async () => {
  const jpeg = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 60, height: 20 });
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const photo = heldSideways(Buffer.from(jpeg, 'base64'));
  expect((await uploaded('photo.jpg', 'image/jpeg', photo)).size).toEqual([20, 60]);
});

it('a small animation is kept, a large one becomes a still picture with a notice', async () => {
  const small = animatedGif();
  expect(await uploaded('a.gif', 'image/gif', small)).toMatchObject({
    type: 'image/gif',
    size: [1, 1],
    bytes: small.length,
  });
  const large = animatedGif(11_000_000);
  expect((await uploaded('b.gif', 'image/gif', large)).type).toBe('image/webp');
  await untilShown(page, 'b.gif is larger than 10 MB: it is kept as a still picture.');
});

it('an unsupported file is refused with its name and the reason', async () => {
  const file = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(50, 1) };
  await choose(form, 'Upload main image', file);
  await page.getByText(/^Error uploading main image: broken.jpg cannot be read/).waitFor();
  expect(await form.getByRole('button', { name: 'Save Changes' }).isEnabled()).toBe(true);
  const villa = await addVilla(suite);
  await edit(page, 'villas', villa.slug);
  await choose(form, 'Choose gallery images', [file]);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await untilShown(page, 'Error uploading images. Please try again.');
  await form.getByText(/^broken.jpg cannot be read/).waitFor();
});

it('a HEIC photo is stored like other pictures', async () => {
  expect(await uploaded('IMG_2.HEIC', '', heic())).toMatchObject({
    type: 'image/webp',
    size: [64, 48],
    colours: ['red', 'blue'],
  });
});

it('an unreadable HEIC photo is reported as HEIC, whatever its declared type', async () => {
  const photo = { name: 'IMG_1.HEIC', mimeType: '', buffer: brokenHeic() };
  const library = /\/heic-to/;
  await page.route(library, (route) => route.abort());
  await choose(form, 'Upload main image', photo);
  await page
    .getByText(/IMG_1.HEIC is a HEIC photo, and what reads those could not be loaded/)
    .waitFor();
  await page.unroute(library);
  await choose(form, 'Upload main image', { ...photo, name: 'image.jpg', mimeType: 'image/jpeg' });
  await page.getByText(/image.jpg is a HEIC photo that cannot be read here/).waitFor();
  expect(await form.getByRole('button', { name: 'Save Changes' }).isEnabled()).toBe(true);
});
