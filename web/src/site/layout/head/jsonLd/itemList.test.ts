import { expect, it } from 'vitest';
import { itemList } from '../PageHead.tsx';

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
