import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { type CivilDate, clockAt, longDate } from '@selasar/domain/core';
import { canBe, type CrewMember, type CrewRole, type PlannedJob } from '@selasar/domain/crew';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { InfoDialog } from '../common/InfoDialog.tsx';
import { LoadError } from '../common/Loaded.tsx';
import { doesText, languageName, roleName, crewIdOf, type CrewedJob } from './crewText.ts';
import { usePlans, type Plans } from './plans.ts';

interface ChooseCrewProps {
  job: CrewedJob;
  date: CivilDate;
  as: CrewRole;
  crew: ReadonlyMap<string, CrewMember>;
  /** Undefined is nobody. */
  onChoose: (crewId: string | undefined) => void;
  onClose: () => void;
}

export function ChooseCrew({ onClose, ...props }: ChooseCrewProps) {
  const { job, date, as: role, onChoose } = props;
  const { plans, retry } = usePlans(date);
  return (
    <InfoDialog
      title={`${roleName[role]} on ${longDate(date)}`}
      content={{ dividers: true, sx: { p: 0 } }}
      onClose={onClose}
      actions={
        crewIdOf(job, role) === undefined ? null : (
          <Button color="error" onClick={() => onChoose(undefined)}>
            Nobody
          </Button>
        )
      }
    >
      {retry ? <LoadError message="Failed to load the jobs of that day" onRetry={retry} /> : null}
      <CrewOfDay {...props} plans={plans} isLost={retry !== undefined} />
    </InfoDialog>
  );
}

type CrewOfDayProps = Omit<ChooseCrewProps, 'onClose'> & {
  /** Undefined until everyone's jobs have loaded. */
  plans: Plans | undefined;
  isLost?: boolean;
};

/** All can be chosen. */
export function CrewOfDay(props: CrewOfDayProps) {
  const { job, date, as: role, crew, plans, isLost = false, onChoose } = props;
  const members = [...crew.values()]
    .filter((member) => member.active && canBe(member, role))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  if (members.length === 0) {
    return (
      <Typography sx={{ p: 3 }}>
        No crew member <span>{role === 'driver' ? 'drives' : 'guides'}</span> yet.{' '}
        <Link to={paths.admin.crew}>Go to the crew</Link>
      </Typography>
    );
  }
  return (
    <List disablePadding aria-label={`Who can be the ${role}`}>
      {members.map((member) => {
        const isCurrent = member.id === crewIdOf(job, role);
        const languages = member.languages.map(languageName).join(', ');
        return (
          <ListItem key={member.id} divider disablePadding>
            <ListItemButton
              selected={isCurrent}
              aria-current={isCurrent}
              onClick={() => onChoose(member.id)}
              sx={{ display: 'block', px: 3, py: 1.5, overflowWrap: 'anywhere' }}
            >
              <Typography sx={{ fontWeight: 600 }}>{member.name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {[doesText(member), languages].filter(Boolean).join(' · ')}
              </Typography>
              <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
                {dayText(member, date, plans, isLost)}
              </Typography>
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}

const jobText = ({ start, what }: PlannedJob): string => `${clockAt(start)} ${what}`;

function dayText(
  { id, daysOff }: CrewMember,
  date: CivilDate,
  plans: Plans | undefined,
  isLost: boolean,
): string {
  const dayOff = daysOff.includes(date) ? ['Day off'] : [];
  if (!plans) return [...dayOff, isLost ? 'Jobs unknown' : 'Loading the jobs…'].join('\n');
  const jobs = plans.byCrew.get(id)?.filter((planned) => planned.date === date) ?? [];
  return [...dayOff, ...jobs.map(jobText)].join('\n') || 'Free';
}
