import { createRequire } from 'node:module';

// The build takes this line away: esbuild's own `require` brings the packages along, and runs them when they are asked for.
const require = createRequire(import.meta.url);

/** What the packages bring; its type is what `grammar.ts` makes of it. */
export const loadRulesParser = (): unknown =>
  require('@firebase/eslint-plugin-security-rules/parser');
export const loadAntlr = (): unknown => require('antlr4');
