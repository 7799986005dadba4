import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** What local suites leave behind; git-ignored. */
export const LOCAL = path.join(ROOT, '.local');

/** The build, log and kept data of the suite that starts at a port: two suites side by side share nothing. */
export const suiteDir = (basePort: number) => path.join(LOCAL, String(basePort));

/** A `demo-` project can't reach anything real. */
export const PROJECT_ID = 'demo-selasar';
