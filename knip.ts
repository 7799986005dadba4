import type { KnipConfig } from 'knip';

/** Finds files, exports and dependencies that nobody uses. */
export default {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        'scripts/suite/{endWithParent,keepServing,lazyAuth}.cjs',
        'scripts/suite/clock/{preload,shiftClock}.cjs',
        'scripts/suite/functions/index.cjs',
        'scripts/suite/functions/server/index.js',
      ],
      project: ['{scripts,deploy}/**'],
      // Node loads tsx before a script; exegesis is changed within firebase-tools, which brings it.
      ignoreDependencies: ['tsx', 'exegesis'],
    },
    brand: {},
    domain: {},
    functions: { entry: ['src/index.ts', 'build.mjs'] },
    web: {
      // The functions load what is built from the server's.
      entry: ['src/main.tsx', 'src/server/index.ts', 'src/worker/worker.ts', 'vite.config.ts'],
      // Its configuration refuses to be loaded without a project to build for.
      vite: false,
    },
    'packages/emulators-without-java': {
      entry: [
        'src/{main,cli/main,storageRules/main}.ts',
        'build.{mjs,d.mts}',
        // A project of somebody else, by which the package is tried.
        'sample/*.js',
      ],
      // Found by its manifest, as in the project of somebody else.
      ignoreDependencies: ['firebase-tools'],
    },
    'brand/art': {},
    tests: {
      entry: [
        'bench/support/{oneChunk.config,siteServer}.ts',
        'bench/support/firstAnswer.mjs',
        'brand/second/**/*.ts',
        'mutants/*.ts',
        'plain/visit.ts',
        '**/*.test.ts',
      ],
      // Files of them are used as they are.
      ignoreDependencies: ['@sparticuz/chromium', 'axe-core'],
    },
  },
  // A person installs it, if they want to.
  ignoreBinaries: ['java'],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
