import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { branded } from './branded.ts';
import { buildServer, licensesFile } from './buildServer.ts';
import { policyOfBuild } from './contentPolicy.ts';
import { productionEnv, siteOrigin } from './productionEnv.ts';

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
    plugins: [branded(), fetchFirst(), leaveOut(), react()],
    define: { 'import.meta.env.VITE_SITE_ORIGIN': JSON.stringify(siteOrigin(mode)) },
    build: {
      emptyOutDir: true,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
    },
    environments: {
      client: {
        build: {
          outDir,
          manifest: true,
          license: { fileName: licensesFile },
          rolldownOptions: { treeshake },
        },
      },
      ssr: {
        define: {
          'process.env.NODE_ENV': JSON.stringify('production'),
          'import.meta.env.VITE_CONTENT_POLICY': JSON.stringify(
            command === 'build' ? policyOfBuild(mode) : '',
          ),
        },
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
