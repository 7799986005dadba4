import { implement } from '../operation.ts';
import { release } from '../release.ts';

/** Admins read the deployed release of the functions. */
export const readRelease = implement('readRelease', async () => ({
  release: release(),
  node: process.versions.node,
}));
