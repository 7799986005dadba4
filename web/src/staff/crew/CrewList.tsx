import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { shortDate } from '@selasar/domain';
import type { CrewMember } from '@selasar/domain';
import { useToday } from '../../clock/useToday.ts';
import { CallTo } from '../records/links.tsx';
import { doesText, languageName } from './crewText.ts';

interface CrewListProps {
  crew: readonly CrewMember[];
  onEdit: (member: CrewMember) => void;
  onLink: (member: CrewMember) => void;
}

/** Drivers and guides by name; former ones come last. */
export function CrewList({ crew, ...actions }: CrewListProps) {
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
          {doesText(member)} · <CallTo number={phone} />
        </Typography>
        {languages.length > 0 ? (
          <Typography variant="body2" color="textSecondary">
            {languages.map(languageName).join(', ')}
          </Typography>
        ) : null}
        {daysOff.length > 0 ? (
          <Typography variant="body2" color="textSecondary">
            Off: {daysOff.slice(0, 5).map(shortDate).join('; ')}
            {daysOff.length > 5 ? ` and ${daysOff.length - 5} more` : ''}
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
