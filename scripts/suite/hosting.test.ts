import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hostingOf } from './hosting.ts';

let webDir: string;
beforeEach(async () => {
  webDir = await mkdtemp(path.join(tmpdir(), 'hosting-'));
});
afterEach(() => rm(webDir, { recursive: true }));

const put = async (...files: string[]) => {
  for (const file of files) {
    await mkdir(path.dirname(path.join(webDir, file)), { recursive: true });
    await writeFile(path.join(webDir, file), '');
  }
};
const headers = [{ key: 'Cache-Control', value: 'immutable' }];
const sourcesFor = async (source: string) =>
  (await hostingOf({ public: 'dist', headers: [{ source, headers }] }, webDir)).headers;

it('names each file of a folder, and of the folders in it', async () => {
  await put('assets/a.js', 'assets/b-1.css', 'assets/icons/x.svg', 'index.html');
  expect(await sourcesFor('/assets/**')).toEqual([
    { source: '/assets/@(a.js|b-1.css)', headers },
    { source: '/assets/icons/@(x.svg)', headers },
  ]);
});

it('names the files of several folders', async () => {
  await put('images/tours/one/a.webp', 'videos/b.mp4');
  expect((await sourcesFor('/@(images|videos)/**')).map(({ source }) => source)).toEqual([
    '/images/tours/one/@(a.webp)',
    '/videos/@(b.mp4)',
  ]);
});

it('has no rule for a folder that is not there', async () => {
  await put('images/a.webp');
  expect((await sourcesFor('/@(images|videos)/**')).map(({ source }) => source)).toEqual([
    '/images/@(a.webp)',
  ]);
});

it('leaves the other rules, and the rest of the configuration, as they are', async () => {
  await put('assets/a.js');
  const rule = { source: '**', headers };
  const hosting = { public: 'dist', rewrites: ['x'], headers: [rule] };
  expect(await hostingOf(hosting, webDir)).toEqual(hosting);
});

it('refuses a name that would say something else in a glob', async () => {
  await put('assets/a(1).js');
  await expect(sourcesFor('/assets/**')).rejects.toThrow('assets/a(1).js cannot be named');
});

it('has the content policy of its build in the place of the one for any', async () => {
  await put('.vite/policy.txt');
  await writeFile(path.join(webDir, '.vite/policy.txt'), "default-src 'self'");
  const any = { key: 'Content-Security-Policy', value: 'any' };
  const rule = { source: '**', headers: [...headers, any] };
  const hosting = await hostingOf({ public: 'dist', headers: [rule] }, webDir);
  expect(hosting.headers[0]?.headers).toEqual([
    ...headers,
    { ...any, value: "default-src 'self'" },
  ]);
});
