import { implement } from './operation.ts';
import { release } from './errorFacts.ts';

export const readRelease = implement('readRelease', async () => ({
  release: release(),
  node: process.versions.node,
}));
