// Bundles the engine's programs, and all that they need, into dist/. Files are written only when their content changed, because a running
// suite watches them. Run it with `node emulator/build.mjs`, or call `build()`.
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { thirdParty } from './thirdParty.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const out = join(root, 'dist');

/** CommonJS dependencies inside an ES module still ask for `require`. */
const banner = `import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);`;

/** The grammar of the rules is CommonJS and takes long to run: required, it is bundled and waits for the first rules. */
const requiredGrammar = {
  name: 'required-grammar',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]grammarPackages\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/^const require = .*$/m, ''),
      loader: 'ts',
    }));
  },
};

/** @returns {Promise<string[]>} the files that were written or removed, relative to dist/ */
export async function build() {
  const { outputFiles, metafile } = await bundle({
    absWorkingDir: root,
    entryPoints: {
      cli: 'src/cli/main.ts',
      firestore: 'src/main.ts',
      'storage-rules': 'src/storageRules/main.ts',
    },
    outdir: out,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    sourcemap: true,
    banner: { js: banner },
    plugins: [requiredGrammar],
    logLevel: 'warning',
    metafile: true,
    write: false,
  });
  const notices = {
    path: join(out, 'THIRD-PARTY.txt'),
    contents: Buffer.from(await thirdParty(root, Object.keys(metafile.inputs))),
  };
  const wanted = new Set(outputFiles.map((file) => file.path));
  const written = [];
  for (const file of [...outputFiles, notices]) {
    if (await isSame(file.path, file.contents)) continue;
    await mkdir(dirname(file.path), { recursive: true });
    // In one step, so that an engine that starts meanwhile never reads half a file.
    const unfinished = `${file.path}.${process.pid}.${written.length}.tmp`;
    await writeFile(unfinished, file.contents);
    await rename(unfinished, file.path);
    written.push(relative(out, file.path));
  }
  return [...written, ...(await removeOthers(wanted))];
}

async function isSame(path, contents) {
  try {
    return (await readFile(path)).equals(contents);
  } catch {
    return false;
  }
}

/** Chunks of earlier builds. A running engine has loaded its own long before. */
async function removeOthers(wanted) {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const stale = entries
    .filter((entry) => entry.isFile() && /\.mjs(\.map)?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !wanted.has(path));
  await Promise.all(stale.map((path) => rm(path, { force: true })));
  return stale.map((path) => relative(out, path));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const changed = await build();
  const summary = changed.length ? `${changed.length} files changed` : 'up to date';
  process.stdout.write(`emulator: ${summary}\n`);
}
