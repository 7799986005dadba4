import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import bundled from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Chromium flags. Root has no sandbox in a container. There is no GPU here, and rendering without one costs a tenth of
 * emulating one. Web security stays on.
 */
const ARGS = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const NO_BROWSER =
  'No browser can be started for the tests. Please install Chrome or Chromium (Debian: apt-get install chromium), or ' +
  'say where one is: CHROME_PATH=/path/to/chrome.';

/** Shared by all files of a worker: see openBrowser.ts. */
let shared: Promise<Browser> | undefined;

/** The browser of this process, closed with it. Each test has its own contexts. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

/** A real Chromium: CHROME_PATH, otherwise an installed one, otherwise the one from npm (Linux). */
export async function launchBrowser(): Promise<Browser> {
  const installed = process.env.CHROME_PATH ?? INSTALLED.find((file) => existsSync(file));
  if (installed) return chromium.launch({ executablePath: installed, args: ARGS });
  const executablePath = await bundled.executablePath().catch((error: unknown) => {
    throw new Error(NO_BROWSER, { cause: error });
  });
  try {
    return await chromium.launch({ executablePath, args: ARGS });
  } catch (error) {
    if (!String(error).includes('shared libraries')) throw new Error(NO_BROWSER, { cause: error });
    process.env.LD_LIBRARY_PATH = await unpackLibraries();
    return chromium.launch({ executablePath, args: ARGS });
  }
}

/** A minimal machine lacks libraries that Chromium needs; the package contains those, too. */
async function unpackLibraries(): Promise<string> {
  const packageRoot = path.join(
    fileURLToPath(import.meta.resolve('@sparticuz/chromium')),
    '../../..',
  );
  const archive = await readFile(path.join(packageRoot, 'bin/al2023.tar.br'));
  const folder = await mkdtemp(path.join(tmpdir(), 'chromium-libraries-'));
  execFileSync('tar', ['-x', '-C', folder], { input: brotliDecompressSync(archive) });
  return path.join(folder, 'lib');
}
