import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { region } from '@selasar/domain/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testEnvironment as environment } from '../environments/testEnvironment.ts';
import { hostingFor, previewOf } from './site.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const folder of ['assets', 'images', 'videos']) {
    await mkdir(path.join(dir, folder));
    await writeFile(path.join(dir, folder, 'a.js'), '');
  }
});
afterAll(() => rm(dir, { recursive: true }));

const functionsOf = ({ rewrites }: Awaited<ReturnType<typeof hostingFor>>) =>
  rewrites.flatMap((rewrite) => rewrite.function ?? []);

it('rewrites use the region of the environment', async () => {
  const settings = { REGION: 'europe-west1' };
  const moved = functionsOf(await hostingFor({ ...environment, settings }, dir));
  expect(moved).toContainEqual({ functionId: 'site', region: 'europe-west1' });
  expect(moved.every(({ region }) => region === 'europe-west1')).toBe(true);
  expect(functionsOf(await hostingFor(environment, dir))).toContainEqual({
    functionId: 'site',
    region,
  });
});

it('a preview renders pages with its own scripts and is not indexed', async () => {
  const preview = previewOf(await hostingFor(environment, dir));
  expect(functionsOf(preview).map(({ functionId }) => functionId)).not.toContain('site');
  expect(preview.rewrites.at(-1)).toEqual({
    source: '!/@(assets|images|videos|fonts|icons)/**',
    destination: '/shell.html',
  });
  expect(preview.headers.at(-1)).toEqual({
    source: '**',
    headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
  });
});
