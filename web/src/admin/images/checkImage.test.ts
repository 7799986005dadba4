import { expect, it } from 'vitest';
import { imageProblem } from './checkImage.ts';
import { fit } from './fit.ts';

const file = (type: string, size: number) => imageProblem({ name: 'a.bin', type, size });

it('takes pictures of up to 10 MiB', () => {
  expect(file('image/png', 10 * 1024 * 1024)).toBeUndefined();
  expect(file('image/png', 10 * 1024 * 1024 + 1)).toContain('larger than 10 MB');
  expect(file('application/pdf', 1)).toContain('is not an image');
  expect(file('image/svg+xml', 1)).toContain('is not an image');
});

it('makes a picture fit without changing its shape, and never larger', () => {
  expect(fit({ width: 4000, height: 2000 }, 1600)).toEqual({ width: 1600, height: 800 });
  expect(fit({ width: 900, height: 3200 }, 1600)).toEqual({ width: 450, height: 1600 });
  expect(fit({ width: 300, height: 200 }, 1600)).toEqual({ width: 300, height: 200 });
});
