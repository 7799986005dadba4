import { expect, it } from 'vitest';
import { webSite } from './webSite.ts';

it('has the name that search engines show', () => {
  expect(webSite('https://bali.example')).toMatchObject({
    '@type': 'WebSite',
    name: 'Selasar Bali',
    url: 'https://bali.example/',
    inLanguage: ['en'],
  });
});
