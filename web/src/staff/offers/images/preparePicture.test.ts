import { describe, expect, it } from 'vitest';
import { imageProblem } from './PictureInputs.tsx';
import { fit, isAnimatedGif, isHeic } from './preparePicture.ts';

describe('a chosen file', () => {
  it.each([
    ['a.png', 'image/png'],
    ['IMG_1.HEIC', ''],
    ['img.heif', 'image/heif'],
  ])('%s of type "%s" may be a picture', (name, type) => {
    expect(imageProblem({ name, type })).toBeUndefined();
  });

  it.each([
    ['a.pdf', 'application/pdf'],
    ['a.svg', 'image/svg+xml'],
    ['a', ''],
  ])('%s of type "%s" is none', (name, type) => {
    expect(imageProblem({ name, type })).toContain(`${name} is not an image`);
  });
});

it('scales an image down without changing its shape, and never enlarges it', () => {
  expect(fit({ width: 4000, height: 2000 }, 1600)).toEqual({ width: 1600, height: 800 });
  expect(fit({ width: 900, height: 3200 }, 1600)).toEqual({ width: 450, height: 1600 });
  expect(fit({ width: 300, height: 200 }, 1600)).toEqual({ width: 300, height: 200 });
  expect(fit({ width: 9000, height: 2 }, 1600)).toEqual({ width: 1600, height: 1 });
});

it('recognizes a HEIC photo by its content', async () => {
  const head = (brand: string) => new Blob([`\0\0\0\u0018ftyp${brand}\0\0\0\0`]);
  expect(await isHeic(head('heic'))).toBe(true);
  expect(await isHeic(head('mif1'))).toBe(true);
  expect(await isHeic(head('avif'))).toBe(false);
  expect(await isHeic(new Blob(['heic']))).toBe(false);
});

it('tells an animated GIF from a still one', async () => {
  const frame = [0, 0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c];
  const gif = (frames: number, type = 'image/gif') =>
    new File(
      [new Uint8Array([0x47, 0x49, 0x46, ...Array.from({ length: frames }, () => frame).flat()])],
      'a',
      {
        type,
      },
    );
  expect(await isAnimatedGif(gif(2))).toBe(true);
  expect(await isAnimatedGif(gif(1))).toBe(false);
  expect(await isAnimatedGif(gif(2, 'image/png'))).toBe(false);
});
