import { describe, expect, it } from 'vitest';
import { breadcrumbs, itemList } from './PageHead.tsx';

describe('breadcrumbs', () => {
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
});

describe('a list of pages', () => {
  it('links to each page of the list, in its order', () => {
    const places = [
      { name: 'Reef', path: '/tours/reef' },
      { name: 'Cave', path: '/tours/cave' },
    ];
    expect(itemList('https://bali.example', places)).toEqual({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Reef', url: 'https://bali.example/tours/reef' },
        { '@type': 'ListItem', position: 2, name: 'Cave', url: 'https://bali.example/tours/cave' },
      ],
    });
  });
});
