import { theSystem } from '@selasar/domain';
import type { Author } from './authorize.ts';

/** The author of a change: a person, or the server itself. */
export type By = Author | typeof theSystem;

/** The author as stored in an edit or event: the uid, and the person's current name or email. */
export function authorFields(by: By): { by: string; byName?: string } {
  if (by === theSystem) return { by };
  const byName = by.fullName || by.email;
  return { by: by.uid, ...(byName ? { byName } : {}) };
}
