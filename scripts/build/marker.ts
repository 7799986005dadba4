import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Environment } from '../../deploy/environments/environment.ts';
import { ROOT } from '../suite/root.ts';

/** The build folders that firebase.json names. */
export const webDir = path.join(ROOT, 'web/dist');
export const functionsDir = path.join(ROOT, 'functions/lib');
export const siteDir = path.join(functionsDir, 'site');

const markerSchema = z.object({
  /** The Firebase project of the site. */
  project: z.string(),
  /** The hash of the sources and values of the build. */
  hash: z.string(),
});
export type Marker = z.infer<typeof markerSchema>;

/** Hosting does not upload a file with this name. */
const FILE = '.built-for.json';
const builtFolders = [webDir, siteDir];

/** The marker of the current build, if both halves are complete and match. */
export async function placedMarker(): Promise<Marker | undefined> {
  const [web, site] = await Promise.all(builtFolders.map(readMarker));
  return web && site && web.hash === site.hash ? web : undefined;
}

async function readMarker(folder: string): Promise<Marker | undefined> {
  try {
    return markerSchema.parse(JSON.parse(await readFile(path.join(folder, FILE), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Written last: an interrupted build has none. */
export async function writeMarker(marker: Marker): Promise<void> {
  for (const folder of builtFolders) {
    await writeFile(path.join(folder, FILE), `${JSON.stringify(marker)}\n`);
  }
}

const sources = ['brand', 'domain', 'functions', 'web', 'package-lock.json'];
const isBuilt = /^(node_modules|dist|lib|coverage)$/;

/** The marker of a build from the current sources, for an environment or the local suite. */
export async function markerOf(
  environment: Environment | undefined,
  local: string,
): Promise<Marker> {
  const hash = createHash('sha256').update(JSON.stringify([environment ?? null]));
  const files = (await Promise.all(sources.map(filesIn))).flat().toSorted();
  const contents = await Promise.all(files.map((file) => readFile(path.join(ROOT, file))));
  for (const [index, content] of contents.entries()) {
    hash.update(`${files[index]}\0${content.length}\0`).update(content);
  }
  return { project: environment?.project ?? local, hash: hash.digest('hex') };
}

/** All source files in a folder; a file is returned itself. */
async function filesIn(place: string): Promise<string[]> {
  const entries = await readdir(path.join(ROOT, place), { withFileTypes: true }).catch(
    () => undefined,
  );
  if (!entries) return [place];
  const inside = entries
    .filter(({ name }) => !isBuilt.test(name))
    .map(async (entry) => {
      const inner = path.join(place, entry.name);
      return entry.isDirectory() ? filesIn(inner) : [inner];
    });
  return (await Promise.all(inside)).flat();
}
