import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { shortDate } from '@selasar/domain/core';
import type { CrewMember } from '@selasar/domain/crew';
import { useState } from 'react';
import { isValid } from '../../data/firebase/rows.ts';
import { useCrew } from '../../data/crew/crew.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useToday } from '../../clock/useToday.ts';
import { Loaded } from '../common/Loaded.tsx';
import { InvalidRecords } from '../grid/InvalidRecords.tsx';
import type { AdminHeading } from '../common/links.ts';
import { CallTo } from '../grid/cells.tsx';
import { CrewDialog } from './CrewDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { doesText, languageName } from './crewText.ts';

function CrewPage() {
  const [edited, setEdited] = useState<CrewMember | 'new'>();
  const [linked, setLinked] = useState<CrewMember>();
  const add = (label: string) => (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
      <span>{label}</span>
    </Button>
  );
  return (
    <Loaded live={useCrew()} failed="Failed to load the crew" height={240}>
      {(rows) => (
        <>
          {rows.length === 0 ? (
            <EmptyState
              title="No drivers or guides yet"
              hint="People you add here can be assigned to tours and transfers, and get a page with their jobs."
            >
              {add('Add the first driver')}
            </EmptyState>
          ) : (
            <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
              {add('Add a driver or guide')}
              <CrewList crew={rows.filter(isValid)} onEdit={setEdited} onLink={setLinked} />
            </Stack>
          )}
          <InvalidRecords rows={rows} name="crew member" />
          {edited ? (
            <CrewDialog
              member={edited === 'new' ? undefined : edited}
              onClose={() => setEdited(undefined)}
            />
          ) : null}
          {linked ? <LinkDialog member={linked} onClose={() => setLinked(undefined)} /> : null}
        </>
      )}
    </Loaded>
  );
}

export { CrewPage as Component };
export const handle: AdminHeading = { title: 'Crew', description: 'Drivers and guides' };

interface CrewListProps {
  crew: readonly CrewMember[];
  onEdit: (member: CrewMember) => void;
  onLink: (member: CrewMember) => void;
}

function CrewList({ crew, ...actions }: CrewListProps) {
  const inOrder = crew.toSorted(
    (one, other) => Number(other.active) - Number(one.active) || one.name.localeCompare(other.name),
  );
  return (
    <Paper variant="outlined" sx={{ width: '100%' }}>
      <List aria-label="Crew" disablePadding>
        {inOrder.map((member) => (
          <Member key={member.id} member={member} {...actions} />
        ))}
      </List>
    </Paper>
  );
}

function Member({ member, onEdit, onLink }: Omit<CrewListProps, 'crew'> & { member: CrewMember }) {
  const { name, phone, languages, active } = member;
  const today = useToday();
  const daysOff = member.daysOff.filter((date) => date >= today);
  return (
    <ListItem
      divider
      sx={{
        gap: 1.5,
        py: 2,
        flexWrap: 'wrap',
        px: { xs: 2, sm: 3 },
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {/* Within a line of text, color alone does not mark a link. */}
        <Typography variant="body2" sx={{ '& a': { textDecoration: 'underline' } }}>
          <span>{doesText(member)}</span> · <CallTo number={phone} />
        </Typography>
        {languages.length > 0 ? (
          <Typography variant="body2" color="textSecondary">
            {languages.map(languageName).join(', ')}
          </Typography>
        ) : null}
        {daysOff.length > 0 ? (
          <Typography variant="body2" color="textSecondary">
            Off: <span>{daysOff.slice(0, 5).map(shortDate).join('; ')}</span>
            <span>{daysOff.length > 5 ? ` and ${daysOff.length - 5} more` : ''}</span>
          </Typography>
        ) : null}
      </Box>
      {active ? null : <Chip label="Has left" variant="outlined" />}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {active ? (
          <Button
            size="small"
            variant="outlined"
            aria-label={`Link: ${name}`}
            onClick={() => onLink(member)}
          >
            Link
          </Button>
        ) : null}
        <Button
          size="small"
          variant="outlined"
          aria-label={`Edit: ${name}`}
          onClick={() => onEdit(member)}
        >
          Edit
        </Button>
      </Stack>
    </ListItem>
  );
}
