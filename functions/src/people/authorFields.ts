import { theSystem } from '@selasar/domain';
import type { Author } from './authorize.ts';

/** Who has done something: a person, or the server by itself. */
export type By = Author | typeof theSystem;

/** As it is stored of an edit or an event: the uid, and the name or address that the person has then. */
export function authorFields(by: By): { by: string; byName?: string } {
  if (by === theSystem) return { by };
  const byName = by.fullName || by.email;
  return { by: by.uid, ...(byName ? { byName } : {}) };
}
