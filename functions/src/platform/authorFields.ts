import { theSystem } from '@selasar/domain/people';
import type { Author } from './authorize.ts';

export type By = Author | typeof theSystem;

export function authorFields(by: By): { by: string; byName?: string } {
  if (by === theSystem) return { by };
  const byName = by.fullName || by.email;
  return { by: by.uid, ...(byName ? { byName } : {}) };
}
