import path from 'node:path';
import { checkBrand } from '../brand/problems.ts';
import { suiteDir } from './root.ts';
import { run, tool } from './run.ts';

export const buildEngine = () => run(process.execPath, ['emulator/build.mjs']);

/** Bundles the functions, with `domain` inside, into functions/lib. */
export const buildFunctions = () => run(process.execPath, ['functions/build.mjs']);

/** What draws the pages of a suite's site on its server. */
export const siteDir = (basePort: number): string => path.join(suiteDir(basePort), 'site');

/** Builds the site for a local suite; each suite has its own copy, so that one can build while another serves. */
export async function buildWeb(basePort: number): Promise<string> {
  await checkBrand();
  const outDir = path.join(suiteDir(basePort), 'web');
  await run(tool('vite'), ['build', 'web', '--mode', 'emulators', '--logLevel', 'warn'], {
    WEB_OUT_DIR: outDir,
    SITE_OUT_DIR: siteDir(basePort),
    VITE_SITE_ORIGIN: `http://127.0.0.1:${basePort}`,
  });
  return outDir;
}
