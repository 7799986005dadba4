import { collections } from '@selasar/domain';

/** Those that there are, and one that is not. */
export const anyCollection: readonly string[] = [...Object.values(collections), 'anything'];
