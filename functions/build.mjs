// Bundles the functions with all that they import into functions/lib, a package of its own that a deploy carries as it is.
// A server that starts reads a few large files, not 700 small ones. What is imported when it is needed is a file of its own.
// A file is written only when its content has changed, because the Functions emulator reloads on every write.
// `--watch` keeps building.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';
import { lockFileOf } from './lockFile.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const lib = path.join(here, 'lib');

/** @param {string} file @param {string} content */
async function writeIfChanged(file, content) {
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== content) await writeFile(file, content);
}

/** The package.json of the bundle and its lock file. firebase-tools demands firebase-functions there. */
async function writePackage() {
  const read = async (/** @type {string} */ file) =>
    JSON.parse(await readFile(path.join(here, file), 'utf8'));
  const { name, type, dependencies } = await read('package.json');
  const bundle = { name, private: true, type, main: 'index.js', dependencies };
  const lock = lockFileOf(await read('../package-lock.json'), path.basename(here), bundle);
  const write = (/** @type {string} */ file, /** @type {object} */ content) =>
    writeIfChanged(path.join(lib, file), `${JSON.stringify(content, null, 2)}\n`);
  await write('package.json', bundle);
  await write('package-lock.json', lock);
}

/** The configuration, which firebase-tools looks for beside the bundle. */
async function copyDotenv() {
  for (const name of await readdir(here)) {
    if (!/^\.env(\.|$)/.test(name)) continue;
    await writeIfChanged(path.join(lib, name), await readFile(path.join(here, name), 'utf8'));
  }
}

/** @param {string[]} names of this build */
async function removeOthers(names) {
  const code = (await readdir(lib)).filter((name) => /\.js(\.map)?$/.test(name));
  const old = code.filter((name) => !names.includes(name));
  await Promise.all(old.map((name) => rm(path.join(lib, name))));
}

/** @type {import('esbuild').BuildOptions} */
const options = {
  entryPoints: [path.join(here, 'src/index.ts')],
  outdir: lib,
  bundle: true,
  splitting: true,
  // Beside the rest: `import.meta.dirname` is one folder.
  chunkNames: '[name]-[hash]',
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  sourcesContent: false,
  // What CommonJS packages expect.
  banner: {
    js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);",
  },
  define: { __dirname: 'import.meta.dirname' },
  write: false,
  logLevel: 'warning',
  plugins: [
    {
      // zod's own sentences in fifty languages are never shown: see domain/src/core/problem.ts.
      name: 'zod-in-one-language',
      setup(pluginBuild) {
        pluginBuild.onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, () => ({
          contents: "export { default as en } from './en.js';",
        }));
      },
    },
    {
      name: 'write-if-changed',
      setup(pluginBuild) {
        pluginBuild.onEnd(async ({ outputFiles = [] }) => {
          if (outputFiles.length === 0) return;
          await mkdir(lib, { recursive: true });
          await copyDotenv();
          await writePackage();
          for (const file of outputFiles) await writeIfChanged(file.path, file.text);
          await removeOthers(outputFiles.map((file) => path.basename(file.path)));
        });
      },
    },
  ],
};

if (process.argv.includes('--watch')) await (await context(options)).watch();
else await build(options);
