import type { Job } from '@selasar/domain/crew';
import type { CrewById } from './useDay.ts';

export interface DriverOfDay {
  id: string;
  name: string;
  phone: string | undefined;
  jobs: readonly Job[];
}

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
