import { release } from './errorFacts.ts';
import { implement } from './operation.ts';

export const readRelease = implement('readRelease', async () => ({
  release: release(),
  node: process.versions.node,
}));
