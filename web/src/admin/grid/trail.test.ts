import { expect, it } from 'vitest';
import { trailTo } from './trail.ts';

it('remembers where each page on the way began', () => {
  const second = trailTo([], { page: 0, after: '' }, 1, 'r25');
  expect(second).toEqual(['', 'r25']);
  expect(trailTo(second, { page: 1, after: 'r25' }, 2, 'r50')).toEqual(['', 'r25', 'r50']);
});

it('goes on from a page that was opened by its address', () => {
  expect(trailTo([], { page: 3, after: 'r75' }, 4, 'r100')).toEqual(['', '', '', 'r75', 'r100']);
});
