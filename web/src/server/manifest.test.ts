import { expect, it } from 'vitest';
import { scriptsIn } from './manifest.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_grid.js': { file: 'assets/grid.js', imports: ['_react.js'] },
  'src/site/catalogue/tours/ToursPage.tsx': { file: 'assets/ToursPage.js', imports: ['_grid.js'] },
  'src/site/catalogue/filters/FilterBar.tsx': {
    file: 'assets/FilterBar.js',
    imports: ['_grid.js', '_field.js'],
  },
  '_field.js': { file: 'assets/field.js' },
};

it('lists the files of the page, then the additional files of each lazy island', () => {
  const islands = ['src/site/catalogue/filters/FilterBar.tsx'];
  expect(scriptsIn(manifest, ['0', './catalogue/tours/ToursPage.tsx'], islands, 'en')).toEqual({
    page: ['/assets/index.js', '/assets/react.js', '/assets/ToursPage.js', '/assets/grid.js'],
    islands: {
      'src/site/catalogue/filters/FilterBar.tsx': ['/assets/FilterBar.js', '/assets/field.js'],
    },
  });
});

it('throws for a lazy island without a file of its own', () => {
  expect(() => scriptsIn(manifest, [], ['src/site/catalogue/filters/Filters.tsx'], 'en')).toThrow(
    'no file of its own for src/site/catalogue/filters/Filters.tsx',
  );
});
