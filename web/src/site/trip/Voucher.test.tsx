import { render } from '@testing-library/react';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { QrCode } from './Voucher.tsx';

/** Draws the path of the code, with four pixels per module. */
function pixelsOf(svg: Element) {
  const scale = 4;
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y] of svg
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)/g) ?? []) {
    for (let row = 0; row < scale; row++) {
      const from = ((Number(y) * scale + row) * size + Number(x) * scale) * 4;
      for (let column = 0; column < scale; column++) {
        pixels.fill(0, from + column * 4, from + column * 4 + 3);
      }
    }
  }
  return { pixels, size };
}

it('can be read by an independent library', () => {
  const href = `https://www.example.com${paths.admin.booking('1f0c2a44-5e1a-4bae-8ba1-000000000000')}`;
  const { container } = render(<QrCode text={href} />);
  const svg = container.querySelector('svg');
  const { pixels, size } = pixelsOf(svg ?? container);
  expect(jsQR(pixels, size, size)?.data).toBe(href);
});
