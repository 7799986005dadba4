import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { callAddress } from '@selasar/domain';
import type { CivilDate, CrewMember, CrewRole } from '@selasar/domain';
import { useState } from 'react';
import { Candidates } from './Candidates.tsx';
import { roleName } from './crewText.ts';
import { warningsFor } from './plans.ts';
import type { Plans } from './plans.ts';
import { crewIdOf, useAssign } from './useAssign.ts';
import type { CrewedJob } from './useAssign.ts';
import { Warnings } from './Warnings.tsx';

export interface CrewPickerProps {
  job: CrewedJob;
  date: CivilDate;
  as: CrewRole;
  crew: ReadonlyMap<string, CrewMember>;
  /** Undefined until everyone's jobs have loaded. */
  plans: Plans | undefined;
  /** The crew can no longer be changed. */
  isClosed: boolean;
  /** The label of the job in places with several jobs and little space. */
  called?: string;
}

/** Who drives or guides a job, with warnings, and the button to change it. */
export function CrewPicker({
  job,
  date,
  as: role,
  crew,
  plans,
  isClosed,
  called,
}: CrewPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { isRunning, assign } = useAssign(crew);
  const crewId = crewIdOf(job, role);
  const member = crewId === undefined ? undefined : crew.get(crewId);
  const label = roleName[role];

  return (
    <Box sx={{ overflowWrap: 'anywhere', typography: 'body2' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}:{' '}
      </Box>
      {crewId === undefined ? '–' : (member?.name ?? 'somebody who is not in the crew')}
      {member ? (
        <>
          {' '}
          <Link
            href={callAddress(member.phone)}
            underline="always"
            aria-label={`Call ${member.name}, ${member.phone}`}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {member.phone}
          </Link>
        </>
      ) : null}{' '}
      {isClosed ? null : (
        <Button
          size="small"
          // A disabled button would lose the focus.
          aria-disabled={isRunning}
          aria-haspopup="dialog"
          aria-label={[
            `${crewId === undefined ? 'Choose' : 'Change'} the ${label.toLowerCase()}`,
            ...(called ? [called] : []),
          ].join(': ')}
          onClick={() => setIsOpen(!isRunning)}
        >
          {crewId === undefined ? 'Choose' : 'Change'}
        </Button>
      )}
      {member ? (
        <Warnings
          warnings={warningsFor(member, role, job.id, plans)}
          {...(called ? { most: 1 } : {})}
        />
      ) : null}
      {isOpen ? (
        <Candidates
          job={job}
          date={date}
          as={role}
          crew={crew}
          onClose={() => setIsOpen(false)}
          onChoose={(chosen) => {
            setIsOpen(false);
            void assign({ job, role, crewId: chosen ?? null, seen: crewId ?? null });
          }}
        />
      ) : null}
    </Box>
  );
}
