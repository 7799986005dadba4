import type { Job } from '@selasar/domain/crew';

export type JobUpdate = 'new' | 'changed';

/** On a first view nothing is marked: everything would be new. */
export function updateOf(
  { createdAt, updatedAt }: Pick<Job, 'createdAt' | 'updatedAt'>,
  lastViewed: Date | undefined,
): JobUpdate | undefined {
  if (lastViewed === undefined) return undefined;
  if (createdAt > lastViewed) return 'new';
  return updatedAt > lastViewed ? 'changed' : undefined;
}
