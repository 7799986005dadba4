import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkBrand } from '../brand/problems.ts';
import type { Environment } from '../../deploy/environments/environment.ts';
import { buildEngine, buildFunctions } from '../suite/build.ts';
import { PROJECT_ID } from '../suite/root.ts';
import { run, tool } from '../suite/run.ts';
import { functionsDir, markerOf, placedMarker, siteDir, webDir, writeMarker } from './marker.ts';

/**
 * Builds everything into the folders that firebase.json names, for an environment or the local suite. Returns false if the
 * build was up to date.
 */
export async function buildInPlace(environment?: Environment): Promise<boolean> {
  await checkBrand();
  const wanted = await markerOf(environment, PROJECT_ID);
  // Quick, and all later steps need the engine.
  await Promise.all([environment ? undefined : buildEngine(), buildFunctions()]);
  if (environment) await configureFunctions(environment);
  if ((await placedMarker())?.hash === wanted.hash) return false;
  const mode = environment ? 'production' : 'emulators';
  await run(tool('vite'), ['build', 'web', '--mode', mode, '--logLevel', 'warn'], {
    ...environment?.site,
    ...(environment?.settings['REGION'] ? { VITE_REGION: environment.settings['REGION'] } : {}),
    // Overrides the shell's value.
    NODE_ENV: 'production',
    WEB_OUT_DIR: webDir,
    SITE_OUT_DIR: siteDir,
  });
  await writeMarker(wanted);
  return true;
}

/** Writes an environment's settings to the file that firebase-tools reads for the project. */
async function configureFunctions({ project, settings }: Environment): Promise<void> {
  await mkdir(functionsDir, { recursive: true });
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(path.join(functionsDir, `.env.${project}`), lines.join(''));
}
