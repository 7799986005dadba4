// Builds the same site as one script file that renders everything in the browser, for comparison.
import type { ConfigEnv } from 'vite';
import site from '../../../web/vite.config.ts';

export default (env: ConfigEnv) => {
  const { plugins, define, build } = site(env);
  return {
    plugins,
    define,
    build: {
      ...build,
      outDir: process.env.WEB_OUT_DIR,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  };
};
