import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { atOurTime } from './clock.ts';
import { unpack } from './unpack.ts';

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

const ANOTHER =
  'To use another one, install Chrome or Chromium (Debian: apt-get install chromium), or set CHROME_PATH=/path/to/chrome.';

/** Shared by all files of a worker: see openBrowser.ts. */
let shared: Promise<Browser> | undefined;

/** The browser of this process, closed with it. Each test has its own contexts. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser().then(atOurTime, (error: unknown) => {
    // The next file tries again.
    shared = undefined;
    throw error;
  });
  return shared;
}

/**
 * A real Chromium: CHROME_PATH, otherwise an installed one, otherwise the one from npm (Linux on x64).
 * @throws Error that says which browser did not start, and why
 */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await browserPath();
  // A minimal machine lacks libraries that Chromium needs; they come with the one from npm.
  const libraries = path.join(path.dirname(executablePath), 'lib');
  const env = { ...process.env, LD_LIBRARY_PATH: libraries };
  try {
    return await chromium.launch({ executablePath, args: ARGS });
  } catch (error) {
    const lacksLibrary = String(error).includes('shared libraries') && existsSync(libraries);
    if (lacksLibrary) return chromium.launch({ executablePath, args: ARGS, env });
    const reason = `${executablePath} did not start: ${String(error)}`;
    throw new Error(`${reason}\n${ANOTHER}`, { cause: error });
  }
}

/** The program; the one from npm is unpacked if need be. */
export async function browserPath(): Promise<string> {
  const installed = process.env.CHROME_PATH ?? INSTALLED.find((file) => existsSync(file));
  if (installed) return installed;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `There is no Chrome here, and npm brings one for Linux on x64 only. ${ANOTHER}`,
    );
  }
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const root = path.dirname(path.dirname(entry));
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.resolve(root, `../../.cache/chromium-${version}`);
  await unpack(path.join(root, 'bin'), folder);
  return path.join(folder, 'chromium');
}
