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
  'src/site/forms/dates/Calendar.tsx': {
    file: 'assets/Calendar.js',
    imports: ['_react.js', '_field.js'],
  },
};

it('lists the files of the page, then the additional files of its islands and of what they open', () => {
  const islands = ['src/site/catalogue/filters/FilterBar.tsx'];
  const opened = ['src/site/forms/dates/Calendar.tsx'];
  const routes = ['0', './catalogue/tours/ToursPage.tsx'];
  expect(scriptsIn(manifest, { routes, islands, opened, language: 'en' })).toEqual({
    page: ['/assets/index.js', '/assets/react.js', '/assets/ToursPage.js', '/assets/grid.js'],
    islands: {
      'src/site/catalogue/filters/FilterBar.tsx': ['/assets/FilterBar.js', '/assets/field.js'],
    },
    opened: ['/assets/Calendar.js'],
  });
});

it('throws for a lazy island without a file of its own', () => {
  const islands = ['src/site/catalogue/filters/Filters.tsx'];
  expect(() => scriptsIn(manifest, { routes: [], islands, opened: [], language: 'en' })).toThrow(
    'no file of its own for src/site/catalogue/filters/Filters.tsx',
  );
});
