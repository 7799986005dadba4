import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { canBe, clockAt, longDate } from '@selasar/domain';
import type { CivilDate, CrewMember, CrewRole, CrewWarning, PlannedJob } from '@selasar/domain';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useBackCloses } from '../../ui/useBackCloses.ts';
import { doesText, languageName, roleName } from './crewText.ts';
import { warningsFor } from './plans.ts';
import type { Plans } from './plans.ts';
import { crewIdOf } from './useAssign.ts';
import type { CrewedJob } from './useAssign.ts';
import { usePlans } from './usePlans.ts';
import { Warnings } from './Warnings.tsx';

interface CandidatesProps {
  job: CrewedJob;
  date: CivilDate;
  as: CrewRole;
  crew: ReadonlyMap<string, CrewMember>;
  /** Undefined is nobody. */
  onChoose: (crewId: string | undefined) => void;
  onClose: () => void;
}

/** Who can drive or guide a job: selects one of them, or nobody. */
export function Candidates({ onClose, ...props }: CandidatesProps) {
  const { job, date, as: role, onChoose } = props;
  const plans = usePlans(date);
  const id = useId();
  useBackCloses(true, onClose);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>
        {roleName[role]} on {longDate(date)}
      </DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        <CandidateList {...props} plans={plans} />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        {crewIdOf(job, role) === undefined ? null : (
          <Button color="error" onClick={() => onChoose(undefined)}>
            Nobody
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

type CandidateListProps = Omit<CandidatesProps, 'onClose'> & {
  /** Undefined until everyone's jobs have loaded. */
  plans: Plans | undefined;
};

/** Each with their jobs of that day and warnings, fewest warnings first. All are listed. */
export function CandidateList({ job, date, as: role, crew, plans, onChoose }: CandidateListProps) {
  const candidates = [...crew.values()]
    .filter((member) => member.active && canBe(member, role))
    .map((member) => ({ member, warnings: warningsFor(member, role, job.id, plans) }))
    .toSorted(
      (one, other) =>
        one.warnings.length - other.warnings.length ||
        one.member.name.localeCompare(other.member.name),
    );
  if (candidates.length === 0) {
    return (
      <Typography sx={{ p: 3 }}>
        No crew member {role === 'driver' ? 'drives' : 'guides'} yet.{' '}
        <Link to={paths.admin.crew}>Go to the crew</Link>
      </Typography>
    );
  }
  return (
    <List disablePadding aria-label={`Who can be the ${role}`}>
      {candidates.map(({ member, warnings }) => (
        <Candidate
          key={member.id}
          member={member}
          warnings={warnings}
          isCurrent={member.id === crewIdOf(job, role)}
          jobs={plans?.byCrew.get(member.id)?.filter((planned) => planned.date === date)}
          isKnown={plans !== undefined}
          onChoose={() => onChoose(member.id)}
        />
      ))}
    </List>
  );
}

interface CandidateProps {
  member: CrewMember;
  warnings: readonly CrewWarning[];
  isCurrent: boolean;
  jobs: readonly PlannedJob[] | undefined;
  /** Everyone's jobs have loaded. */
  isKnown: boolean;
  onChoose: () => void;
}

function Candidate({ member, warnings, isCurrent, jobs, isKnown, onChoose }: CandidateProps) {
  const languages = member.languages.map(languageName).join(', ');
  return (
    <ListItem divider disablePadding>
      <ListItemButton
        selected={isCurrent}
        aria-current={isCurrent}
        onClick={onChoose}
        sx={{ display: 'block', px: 3, py: 1.5, overflowWrap: 'anywhere' }}
      >
        <Typography sx={{ fontWeight: 600 }}>{member.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[doesText(member), languages].filter(Boolean).join(' · ')}
        </Typography>
        {(jobs ?? []).map((planned) => (
          <Typography key={planned.id} variant="body2">
            {clockAt(planned.start)} {planned.what}
          </Typography>
        ))}
        {isKnown && !jobs?.length ? (
          <Typography variant="body2">No jobs that day</Typography>
        ) : null}
        {isKnown ? null : <Typography variant="body2">Loading the jobs…</Typography>}
        <Warnings warnings={warnings} />
      </ListItemButton>
    </ListItem>
  );
}
