import type { Job } from '@selasar/domain';
import type { CrewById } from './useDay.ts';

/** The drivers of a day, and their jobs. */
export interface DriverOfDay {
  id: string;
  name: string;
  phone: string | undefined;
  jobs: readonly Job[];
}

/** All drivers of a day, by name. */
export function driversOf(jobs: readonly Job[], crew: CrewById): DriverOfDay[] {
  const ids = [...new Set(jobs.flatMap(({ driverId }) => driverId ?? []))];
  return ids
    .map((id) => ({
      id,
      name: crew.get(id)?.name ?? 'Not in the crew',
      phone: crew.get(id)?.phone || undefined,
      jobs: jobs.filter(({ driverId }) => driverId === id),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
