import { isOpenRequest } from '@selasar/domain';
import type { CivilDate, Job } from '@selasar/domain';
import { CrewPicker } from '../crew/CrewPicker.tsx';
import type { Plans } from '../crew/plans.ts';
import { isDriven } from './dayState.ts';
import type { CrewById } from './useDay.ts';

interface JobCrewProps {
  job: Job;
  date: CivilDate;
  crew: CrewById;
  plans: Plans | undefined;
}

/** Driver and guide, and the button to change them. */
export function JobCrew({ job, ...common }: JobCrewProps) {
  const { driverId, guideId, part, status } = job;
  if (!isDriven(job) && !driverId && !guideId) return null;
  const picker = {
    ...common,
    job,
    isClosed: !isOpenRequest(status) || !isDriven(job),
    called: `${job.who}, ${job.title}`,
  };
  return (
    <>
      <CrewPicker {...picker} as="driver" />
      {part === 'tour' ? <CrewPicker {...picker} as="guide" /> : null}
    </>
  );
}
