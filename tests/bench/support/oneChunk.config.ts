// Builds the same site as one file of script that draws everything in the browser: what the site is compared with.
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
