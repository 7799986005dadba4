/** Constants that the build passes to the worker (web/buildWorker.ts). */
interface Build {
  /** Unique for each build with different files. */
  readonly version: string;
  /** The empty page that the browser renders. */
  readonly shell: string;
  /** The entry file that the shell of this build names. */
  readonly entry: string;
  /** Addresses of all files for public pages and the shell. */
  readonly files: readonly string[];
}

declare const WORKER_BUILD: Build;

export const build = WORKER_BUILD;
