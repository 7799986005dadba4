import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { callAddress, type CivilDate } from '@selasar/domain/core';
import {
  type CrewMember,
  type CrewRole,
  type CrewWarning,
  crewWarningText,
} from '@selasar/domain/crew';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { ChooseCrew } from './ChooseCrew.tsx';
import { roleName } from './crewText.ts';
import { type Plans, warningsFor } from './plans.ts';
import { type CrewedJob, crewIdOf, useAssign } from './useAssign.ts';

interface WarningsProps {
  warnings: readonly CrewWarning[];
  most?: number;
}

function Warnings({ warnings, most = 3 }: WarningsProps) {
  const texts = warnings.map(crewWarningText);
  const more = texts.length - most;
  const last = more > 0 ? ` And ${more} more.` : '';
  const shown = texts
    .slice(0, most)
    .map((text, index) => (index === most - 1 ? text + last : text));
  return shown.map((text) => (
    <Box
      key={text}
      sx={{
        display: 'flex',
        gap: 0.5,
        typography: 'body2',
        color: 'warning.main',
        overflowWrap: 'anywhere',
      }}
    >
      <WarningIcon fontSize="small" titleAccess="Warning" />
      <span>{text}</span>
    </Box>
  ));
}

export interface CrewPickerProps {
  job: CrewedJob;
  date: CivilDate;
  as: CrewRole;
  crew: ReadonlyMap<string, CrewMember>;
  /** Undefined until everyone's jobs have loaded. */
  plans: Plans | undefined;
  isClosed: boolean;
  /** The label of the job in places with several jobs and little space. */
  called?: string;
}

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
  const isWanted = crewId === undefined && role === 'driver';

  return (
    <Box sx={{ overflowWrap: 'anywhere', typography: 'body2' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {`${label}: `}
      </Box>
      <span>
        {crewId === undefined ? '– ' : `${member?.name ?? 'somebody who is not in the crew'} `}
      </span>
      {member ? (
        <Link
          href={callAddress(member.phone)}
          underline="always"
          aria-label={`Call ${member.name}, ${member.phone}`}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {member.phone}
        </Link>
      ) : null}
      {isClosed ? null : (
        <Button
          size="small"
          // What is left to do for a job without a driver.
          variant={isWanted ? 'contained' : 'text'}
          // A disabled button would lose the focus.
          aria-disabled={isRunning}
          aria-haspopup="dialog"
          aria-label={[
            `${crewId === undefined ? 'Choose' : 'Change'} the ${label.toLowerCase()}`,
            ...(called ? [called] : []),
          ].join(': ')}
          onClick={() => setIsOpen(!isRunning)}
          sx={isWanted ? { minHeight: { xs: 44, md: 32 } } : {}}
        >
          <span>{crewId === undefined ? 'Choose' : 'Change'}</span>
        </Button>
      )}
      {member ? (
        <Warnings
          warnings={warningsFor(member, role, job.id, plans)}
          {...(called ? { most: 1 } : {})}
        />
      ) : null}
      {isOpen ? (
        <ChooseCrew
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
