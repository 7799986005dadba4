import { implement } from '../operation.ts';
import { release } from '../release.ts';

export const readRelease = implement('readRelease', async () => ({
  release: release(),
  node: process.versions.node,
}));
