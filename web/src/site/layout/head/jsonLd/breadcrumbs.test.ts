import { expect, it } from 'vitest';
import { breadcrumbs } from '../PageHead.tsx';

it('lead from the home page to the current page', () => {
  const way = [
    { name: 'Home', path: '/' },
    { name: 'Tours', path: '/tours' },
    { name: 'Reef', path: '/tours/reef' },
  ];
  expect(breadcrumbs('https://bali.example', way)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://bali.example/' },
      { '@type': 'ListItem', position: 2, name: 'Tours', item: 'https://bali.example/tours' },
      { '@type': 'ListItem', position: 3, name: 'Reef', item: 'https://bali.example/tours/reef' },
    ],
  });
});
