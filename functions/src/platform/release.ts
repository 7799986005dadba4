import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

let known: string | undefined;

/** Names this release by its code, which is bundled into one file: the beginning of that file's hash. */
export function release(): string {
  known ??= createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
    .slice(0, 8);
  return known;
}
