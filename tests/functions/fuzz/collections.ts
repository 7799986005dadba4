import { collections } from '@selasar/domain';

/** All collections, and one that does not exist. */
export const anyCollection: readonly string[] = [...Object.values(collections), 'anything'];
