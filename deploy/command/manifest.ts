import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { functionsDir } from '../../scripts/build/marker.ts';
import { run, tool } from '../../scripts/suite/run.ts';

/** The manifest of the built functions, which firebase-functions gives to a deploy. */
export interface Manifest {
  readonly endpoints: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly params: readonly { readonly name: string; readonly type: string }[];
}

/** Asks the built functions as firebase-tools does. They have to be built before. */
export async function builtManifest(): Promise<Manifest> {
  const folder = await mkdtemp(path.join(tmpdir(), 'manifest-'));
  const file = path.join(folder, 'manifest.json');
  try {
    // It reads its first argument only if there are two.
    await run(tool('firebase-functions'), [functionsDir, ''], {
      FUNCTIONS_MANIFEST_OUTPUT_PATH: file,
      GCLOUD_PROJECT: 'demo-manifest',
    });
    return JSON.parse(await readFile(file, 'utf8')) as Manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
