import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { functionsDir } from '../../scripts/build/marker.ts';
import { run, tool } from '../../scripts/suite/run.ts';

/** The manifest of the built functions, as firebase-functions generates it for a deploy. */
export interface Manifest {
  readonly endpoints: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly params: readonly { readonly name: string; readonly type: string }[];
}

/** Generates the manifest as firebase-tools does. The functions must be built. */
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
