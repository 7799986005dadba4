import { company } from '@selasar/domain/core';
import { expect, it } from 'vitest';
import { webSite } from './company.ts';

it('has the name that search engines show', () => {
  expect(webSite('https://bali.example')).toMatchObject({
    '@type': 'WebSite',
    name: company.name,
    url: 'https://bali.example/',
    inLanguage: ['en', 'id'],
  });
});
