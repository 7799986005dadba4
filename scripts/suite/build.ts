import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkBrand } from '../brand/problems.ts';
import { markerOf } from '../build/marker.ts';
import { LOCAL, PROJECT_ID } from './root.ts';
import { run, tool } from './run.ts';

export const buildEngine = () =>
  run(process.execPath, ['packages/emulators-without-java/build.mjs']);

/** Bundles the functions, with `domain` inside, into functions/lib. */
export const buildFunctions = () => run(process.execPath, ['functions/build.mjs']);

/** A built site. It contains no port, so any number of local suites can serve it. */
export interface SiteBuild {
  /** The folder that Hosting serves. */
  readonly webDir: string;
  /** The folder of the server renderer. */
  readonly siteDir: string;
}

const BUILDS = path.join(LOCAL, 'builds');
/** Its time is when a build was last used, by the clock of the disk, not by that of a test. */
const lastUse = (dir: string) => path.join(dir, 'last-use');
/** The number of builds to keep: a suite may still serve an older one. */
const KEPT_BUILDS = 4;

/**
 * Builds the site for local suites unless a stored build is up to date. Pages find their suite by their own port; a build
 * for pages behind another server gets the base port of the suite.
 */
export async function buildSite(basePort?: number): Promise<SiteBuild> {
  await checkBrand();
  const { hash } = await markerOf(undefined, PROJECT_ID);
  const name = [hash.slice(0, 16), basePort].filter(Boolean).join('-');
  const dir = path.join(BUILDS, name);
  const env = basePort ? { VITE_EMULATOR_BASE_PORT: String(basePort) } : {};
  if (!existsSync(dir)) await buildInto(dir, env);
  await writeFile(lastUse(dir), '');
  await removeOldBuilds();
  return { webDir: path.join(dir, 'web'), siteDir: path.join(dir, 'site') };
}

/** Builds in a temporary folder, so that the final one is complete or missing. */
async function buildInto(dir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const partial = `${dir}.${process.pid}`;
  const removePartial = () => rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  try {
    await run(tool('vite'), ['build', 'web', '--mode', 'emulators', '--logLevel', 'warn'], {
      ...env,
      // A test runner sets another value.
      NODE_ENV: 'production',
      WEB_OUT_DIR: path.join(partial, 'web'),
      SITE_OUT_DIR: path.join(partial, 'site'),
    });
    await rename(partial, dir);
  } catch (error) {
    // Another process may have built the same in the meantime.
    if (!existsSync(dir)) throw error;
  } finally {
    await removePartial();
  }
}

async function removeOldBuilds(): Promise<void> {
  const builds = await Promise.all(
    (await readdir(BUILDS)).map(async (name) => {
      const dir = path.join(BUILDS, name);
      const { mtimeMs } = await stat(lastUse(dir))
        .catch(() => stat(dir))
        .catch(() => ({ mtimeMs: 0 }));
      return { dir, mtimeMs };
    }),
  );
  const old = builds.toSorted((a, b) => b.mtimeMs - a.mtimeMs).slice(KEPT_BUILDS);
  await Promise.all(old.map(({ dir }) => rm(dir, { recursive: true, force: true })));
}
