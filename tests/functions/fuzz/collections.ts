import { collections } from '@selasar/domain/core';

/** All collections, and one that does not exist. */
export const anyCollection: readonly string[] = [...Object.values(collections), 'anything'];
