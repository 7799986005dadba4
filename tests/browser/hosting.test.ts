import { describe, expect, it } from 'vitest';

const site = process.env['SITE_URL'] ?? '';
const get = async (path: string) => {
  const answer = await fetch(`${site}${path}`);
  const { status, headers } = answer;
  const cacheControl = headers.get('Cache-Control');
  return { status, cacheControl, type: headers.get('Content-Type'), text: await answer.text() };
};

const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';

describe('the site', () => {
  it('lets browsers cache assets permanently, pictures and videos for a day', async () => {
    const page = await get('/');
    const assets = page.text.match(/\/assets\/[\w.-]+/g) ?? [];
    expect(assets.length).toBeGreaterThan(0);
    for (const asset of assets) {
      expect({ asset, ...(await get(asset)) }).toMatchObject({
        asset,
        status: 200,
        cacheControl: year,
      });
    }
    for (const file of ['/images/hero/batur.webp', '/videos/batur.webm']) {
      expect({ file, ...(await get(file)) }).toMatchObject({
        file,
        status: 200,
        cacheControl: day,
      });
    }
  });

  it('tells search engines where they may go', async () => {
    const { status, type, text } = await get('/robots.txt');
    expect([status, type]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(text).toContain('Disallow: /admin\n');
    expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  });

  it('has the licenses of all that it is made of', async () => {
    const { status, type, text } = await get('/licenses.txt');
    expect([status, type]).toEqual([200, expect.stringContaining('text/plain')]);
    for (const name of ['react-dom', '@mui/material', 'Figtree', 'Fraunces', 'heic-to'])
      expect(text).toMatch(new RegExp(`^## ${name}\\b`, 'm'));
    for (const license of ['MIT', 'SIL OPEN FONT', 'Apache', 'GNU LESSER GENERAL PUBLIC'])
      expect(text).toContain(`${license} `);
    const parts = text.split(/^## /m).slice(1);
    const bare = parts.filter((part) => part.length < 300).map((part) => part.trim());
    expect(bare.filter((part) => !/^@?firebase.*\(Apache-2.0\)$/.test(part))).toEqual([]);
  });

  it.each([
    '/assets/index-00000000.js',
    '/assets/index-00000000.css',
    '/assets/none/index.js',
    '/images/hero/none.webp',
    '/images/none.webp',
    '/videos/none.webm',
  ])('answers %s with 404 without caching', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, cacheControl: 'no-cache' });
  });

  it.each(['/contact', '/privacy', '/terms', '/id/contact', '/auth', '/admin', '/admin/bookings'])(
    'answers %s with a built page that is revalidated each time',
    async (path) => {
      const { text, ...answer } = await get(path);
      expect(answer).toMatchObject({ status: 200, cacheControl: 'no-cache' });
      expect(answer.type).toContain('text/html');
      expect(text).toContain('id="root"');
    },
  );
});
