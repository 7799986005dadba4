import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { webDir } from '../../scripts/build/marker.ts';
import type { Environment } from '../environments/environment.ts';
import { hostingOf } from '../../scripts/suite/hosting.ts';
import { ROOT } from '../../scripts/suite/root.ts';
import { cleaned } from '../../scripts/suite/run.ts';
import { runFirebase } from './firebase.ts';

/** The part of firebase.json that is changed here; the rest is deployed as it is. */
interface Rewrite {
  source: string;
  destination?: string;
  function?: { functionId: string; region: string };
}

type Config = Parameters<typeof hostingOf>[0] & { rewrites: Rewrite[] };

/** The Hosting configuration with the files of this build, and the functions' region of the environment. */
export async function hostingFor({ settings }: Environment, dir = webDir): Promise<Config> {
  const text = await readFile(path.join(ROOT, 'firebase.json'), 'utf8');
  const hosting = await hostingOf((JSON.parse(text) as { hosting: Config }).hosting, dir);
  const region = settings['REGION'];
  if (!region) return hosting;
  const rewrites = hosting.rewrites.map((rewrite) =>
    rewrite.function ? { ...rewrite, function: { ...rewrite.function, region } } : rewrite,
  );
  return { ...hosting, rewrites };
}

/**
 * The Hosting configuration of a preview. Only the browser renders its pages: the function `site` belongs to the deployed
 * version and would send pages with other scripts. Search engines do not index it.
 */
export function previewOf(hosting: Config): Config {
  const rewrites = hosting.rewrites.map((rewrite) =>
    rewrite.function?.functionId === 'site'
      ? { source: rewrite.source, destination: '/shell.html' }
      : rewrite,
  );
  const robots = { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] };
  return { ...hosting, rewrites, headers: [...hosting.headers, robots] };
}

/** Runs a command of firebase-tools with only this Hosting configuration. */
export async function withHosting(
  project: string,
  hosting: Config,
  ...command: string[]
): Promise<void> {
  const file = path.join(ROOT, '.firebase.deploy.json');
  await writeFile(file, JSON.stringify({ hosting }, null, 2));
  await cleaned(
    () => runFirebase(project, ...command, '--config', file),
    () => rmSync(file, { force: true }),
  );
}
