import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { env } from 'node:process';
import path from 'node:path';
import { build } from 'vite';
import type { Manifest } from 'vite';

const name = 'worker.js';
const shell = '/shell';
const icon = '/favicon.svg';

/** Chunks of the staff and driver areas are cached on first use. */
const isOfOthers = (key: string) => /^src\/(staff|crew)\//.test(key);

function filesOf(manifest: Manifest): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || isOfOthers(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(next);
  };
  add('index.html');
  return Array.from(files, (file) => `/${file}`).sort();
}

export async function buildWorker(folder: string, manifest: Manifest): Promise<void> {
  const files = filesOf(manifest);
  const hash = createHash('sha256').update(files.join());
  for (const file of ['shell.html', 'favicon.svg']) {
    hash.update(await readFile(path.join(folder, file)));
  }
  const buildInfo = {
    version: hash.digest('hex').slice(0, 12),
    shell,
    entry: manifest['index.html']?.file,
    files: [...files, icon],
  };
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    define: { WORKER_BUILD: JSON.stringify(buildInfo) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: `src/worker/${env['VITE_WORKER'] === 'off' ? 'unregister' : 'worker'}.ts`,
        output: { format: 'iife', entryFileNames: name },
      },
    },
  });
}
