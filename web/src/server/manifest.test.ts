import { expect, it } from 'vitest';
import { scriptsIn } from './manifest.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_grid.js': { file: 'assets/grid.js', imports: ['_react.js'] },
  'src/site/tours/ToursPage.tsx': { file: 'assets/ToursPage.js', imports: ['_grid.js'] },
};

it('tells what starts first, then what the page needs besides', () => {
  expect(scriptsIn(manifest, ['0', './tours/ToursPage.tsx'])).toEqual({
    entry: ['/assets/index.js', '/assets/react.js'],
    page: ['/assets/ToursPage.js', '/assets/grid.js'],
  });
});
