import { readFile } from 'node:fs/promises';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { branded } from './branded.ts';
import { buildServer } from './buildServer.ts';
import { policyOfBuild } from './contentPolicy.ts';
import { productionEnv } from './productionEnv.ts';
import { siteOrigin } from './siteOrigin.ts';

const vitesHelper = '\0vite/preload-helper.js';
const ours = fileURLToPath(new URL('src/ui/loading/fetchedFirst.ts', import.meta.url));

/** Lets every `import()` of the build go through a helper of ours, in place of the one that Vite puts there. */
function fetchFirst(): Plugin {
  let isUsed = false;
  return {
    name: 'fetch-first',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== vitesHelper) return undefined;
      isUsed = true;
      return `export { fetchedFirst as __vitePreload } from ${JSON.stringify(ours)};`;
    },
    buildEnd(error) {
      if (!error && !isUsed) this.error(`Vite does not ask for ${vitesHelper} any more`);
    },
  };
}

const routerCopy = '?copy';

/**
 * Gives src/app/browserRouter.ts its own copy of React Router. The package is one module, which a build cannot divide:
 * without the copy, the first script would include what only later navigation needs. The copy knows no React context.
 */
function copyRouter(): Plugin {
  return {
    name: 'copy-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(id, importer, options) {
      const isCopied = importer?.endsWith(routerCopy) && id.startsWith('.');
      const isFirst = importer?.endsWith('/src/app/browserRouter.ts');
      const isPackage = importer?.endsWith(routerCopy) && id.startsWith('react-router');
      if (!isCopied && !isFirst && !isPackage) return undefined;
      const found = await this.resolve(id, importer?.replace(routerCopy, ''), options);
      return found && { ...found, id: found.id + routerCopy };
    },
    async load(id) {
      if (!id.endsWith(routerCopy)) return undefined;
      const code = await readFile(id.slice(0, -routerCopy.length), 'utf8');
      // Its components are in the first script: without their names, the build can leave them out of the copy.
      return code
        .replaceAll(/^\w+\.(displayName|contextType) = .*;$/gm, '')
        .replaceAll(/(?<= = )React\d*\.(createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&');
    },
  };
}

/** Code that packages bring along for what we do not use: the module, and what takes its place. */
const unusedModules = [
  // Every button would load the ripples that the theme switches off (src/app/theme/theme.ts).
  { module: /\/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/, code: 'export default () => null;' },
  // The regular expressions of Firestore's pipelines are a third of its size.
  {
    module: /\/node_modules\/re2js\//,
    code: "export const RE2JS = { compile() { throw new Error('Left out of the build: web/vite.config.ts'); } };",
  },
];

function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    load: (id) => unusedModules.find(({ module }) => module.test(id))?.code,
  };
}

/** Emotion imports these for what we do not use. As CommonJS they would stay without this. */
const unused = /\/node_modules\/(hoist-non-react-statics|react-is)\//;
const treeshake = { moduleSideEffects: [{ test: unused, sideEffects: false }] };

// Modes: `emulators` (and the dev server) talk to the emulators, `production` to the project named by VITE_FIREBASE_*,
// of whichever environment (deploy/environments).
export default defineConfig(({ command, mode }) => {
  // Refuses to build without it: a site without App Check's key could read and call nothing.
  if (command === 'build' && mode !== 'emulators') productionEnv();
  const outDir = env['WEB_OUT_DIR'] ?? 'dist';
  return {
    // Reads no .env files: a build uses only the values given to it, and nothing of another environment.
    envDir: false,
    publicDir: '../brand/public',
    plugins: [branded(), fetchFirst(), copyRouter(), leaveOut(), react()],
    define: { 'import.meta.env.VITE_SITE_ORIGIN': JSON.stringify(siteOrigin(mode)) },
    build: {
      emptyOutDir: true,
      target: 'baseline-widely-available',
      // Browsers of that target need none.
      modulePreload: { polyfill: false },
    },
    environments: {
      client: { build: { outDir, manifest: true, rolldownOptions: { treeshake } } },
      ssr: {
        define: {
          'process.env.NODE_ENV': JSON.stringify('production'),
          'import.meta.env.VITE_CONTENT_POLICY': JSON.stringify(
            command === 'build' ? policyOfBuild(mode) : '',
          ),
        },
        // One folder that runs by itself.
        resolve: { noExternal: true },
        build: {
          copyPublicDir: false,
          outDir: env['SITE_OUT_DIR'] ?? '../functions/lib/site',
          rolldownOptions: { input: 'src/server/index.ts' },
          target: 'node24',
        },
      },
    },
    builder: { buildApp: (builder) => buildServer(builder, policyOfBuild(mode)) },
  };
});
