import type { Job } from '@selasar/domain';

/** What a job is to somebody who has looked at its day before. */
export type News = 'new' | 'changed';

/** Who has not looked at the day before is told nothing: all would be new. */
export function newsOf(
  { createdAt, updatedAt }: Pick<Job, 'createdAt' | 'updatedAt'>,
  looked: Date | undefined,
): News | undefined {
  if (looked === undefined) return undefined;
  if (createdAt > looked) return 'new';
  return updatedAt > looked ? 'changed' : undefined;
}
