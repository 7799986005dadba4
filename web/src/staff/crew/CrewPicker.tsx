import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { callAddress, type CivilDate } from '@selasar/domain/core';
import {
  crewWarningText,
  type CrewMember,
  type CrewRole,
  type CrewWarning,
} from '@selasar/domain/crew';
import type { RequestName } from '@selasar/domain/requests';
import { useState } from 'react';
import { toast } from 'sonner';
import { isValid } from '../../data/firebase/rows.ts';
import { useCrew, assignCrew } from '../../data/crew/crew.ts';
import { Loaded } from '../common/Loaded.tsx';
import { attempt } from '../common/attempt.ts';
import { ChooseCrew } from './ChooseCrew.tsx';
import { roleName, crewIdOf, type CrewedJob } from './crewText.ts';
import { warningsFor, usePlans, type Plans } from './plans.ts';

interface CrewProps {
  job: CrewedJob;
  date: CivilDate;
  roles: readonly CrewRole[];
  isClosed: boolean;
}

export function Crew({ job, date, roles, isClosed }: CrewProps) {
  const isAssigned = job.driverId !== undefined || job.guideId !== undefined;
  const { plans } = usePlans(isAssigned ? date : undefined);
  return (
    <Box component="section">
      <Typography component="h3" variant="h6" sx={{ mb: 1 }}>
        Crew
      </Typography>
      <Loaded live={useCrew()} failed="Failed to load the crew" height={44}>
        {(rows) => {
          const crew = new Map(rows.filter(isValid).map((member) => [member.id, member]));
          return roles.map((role) => (
            <CrewPicker
              key={role}
              job={job}
              date={date}
              as={role}
              crew={crew}
              plans={plans}
              isClosed={isClosed}
            />
          ));
        }}
      </Loaded>
    </Box>
  );
}

function Warnings({ warnings, most = 3 }: { warnings: readonly CrewWarning[]; most?: number }) {
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

interface Assignment {
  job: RequestName;
  role: CrewRole;
  /** null is nobody. */
  crewId: string | null;
  /** Who had it on the user's screen. */
  seen: string | null;
}

export function useAssign(crew: ReadonlyMap<string, Pick<CrewMember, 'name'>>) {
  const [isRunning, setIsRunning] = useState(false);
  const nameOf = (crewId: string | null) => (crewId === null ? 'nobody' : crew.get(crewId)?.name);

  const assign = async (assignment: Assignment): Promise<void> => {
    const { job, role, crewId, seen } = assignment;
    const message = `${roleName[role]}: ${nameOf(crewId) ?? 'as before'}`;
    setIsRunning(true);
    const input = { kind: job.kind, id: job.id, role, crewId, seen };
    const isAssigned = await attempt((onUnsure) => assignCrew(input, onUnsure), {
      failed: 'Not assigned',
      unsure: `it is assigned (${message})`,
    });
    setIsRunning(false);
    if (!isAssigned) return;
    const undo = () => void assign({ ...assignment, crewId: seen, seen: crewId });
    toast.success(message, { action: { label: 'Undo', onClick: undo } });
  };
  return { isRunning, assign };
}
