import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Builds, logs and kept data of local suites; git-ignored. */
export const LOCAL = path.join(ROOT, '.local');

/** A `demo-` project can't reach anything real. */
export const PROJECT_ID = 'demo-selasar';
