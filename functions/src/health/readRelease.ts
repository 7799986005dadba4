import { implement } from '../core/operation.ts';
import { release } from '../core/release.ts';

/** Admins see which release answers. */
export const readRelease = implement('readRelease', async () => ({
  release: release(),
  node: process.versions.node,
}));
