import { expect, it } from 'vitest';
import { robotsTxt } from './robots.ts';

it('lets everyone read the public pages, and names the sitemap', () => {
  expect(robotsTxt('https://bali.example').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    '',
    'Sitemap: https://bali.example/sitemap.xml',
    '',
  ]);
});
