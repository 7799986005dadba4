import type { Job } from '@selasar/domain';

/** Whether a job is new or changed for a user who has viewed its day before. */
export type News = 'new' | 'changed';

/** On a first view nothing is marked: everything would be new. */
export function newsOf(
  { createdAt, updatedAt }: Pick<Job, 'createdAt' | 'updatedAt'>,
  looked: Date | undefined,
): News | undefined {
  if (looked === undefined) return undefined;
  if (createdAt > looked) return 'new';
  return updatedAt > looked ? 'changed' : undefined;
}
