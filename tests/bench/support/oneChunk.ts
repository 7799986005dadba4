import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { step } from '../../../scripts/suite/progress.ts';
import { suiteDir } from '../../../scripts/suite/root.ts';
import { run, tool } from '../../../scripts/suite/run.ts';
import { openCdn } from './cdn.ts';
import type { BenchSuite } from './suites.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The placeholder mark of the site's empty page, which is no content. */
const placeholder = /<!-- page -->[\s\S]*<!-- \/page -->/;

const built = new Map<number, Promise<string>>();

/**
 * Serves the same site as one script file, rendered by the browser alone, with the data of a suite. Returns its
 * address.
 */
export function oneChunkOf(suite: BenchSuite): Promise<string> {
  const known = built.get(suite.basePort);
  if (known) return known;
  const url = step('Building the same site as one chunk', () => build(suite));
  built.set(suite.basePort, url);
  return url;
}

async function build({ basePort }: BenchSuite): Promise<string> {
  const outDir = path.join(suiteDir(basePort), 'one-chunk');
  const config = 'tests/bench/support/oneChunk.config.ts';
  const mode = ['--mode', 'emulators', '--logLevel', 'warn'];
  await run(tool('vite'), ['build', 'web', '--config', config, ...mode], {
    WEB_OUT_DIR: outDir,
    VITE_EMULATOR_BASE_PORT: String(basePort),
  });
  const shell = path.join(outDir, 'index.html');
  const html = await readFile(shell, 'utf8');
  await writeFile(shell, html.replace(placeholder, '<div id="root"></div>'));
  return openCdn(async (address) => {
    const { pathname } = new URL(address, 'http://localhost');
    // Every path that is no file is a page.
    const type = types[path.extname(pathname)];
    const file = type ? path.join(outDir, pathname) : shell;
    const body = await readFile(file).catch(() => undefined);
    if (!body) return new Response(null, { status: 404 });
    return new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type ?? 'text/html; charset=utf-8' },
    });
  });
}
