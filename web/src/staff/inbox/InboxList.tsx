import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { RequestName } from '@selasar/domain/requests';
import { memo } from 'react';
import { useClock } from '../../clock/useToday.ts';
import { useThread } from '../../data/trips/conversations.ts';
import { formatInBali } from '../common/formatInstant.ts';
import { ageText, byGuest, kindNames, type Entry, type Order } from './entries.ts';

interface InboxListProps {
  entries: readonly Entry[];
  order: Order;
  /** The id of the entry that is marked as waiting longest. */
  longest: string | undefined;
  opened: string | undefined;
  onOpen: (id: string) => void;
}

const bare = { m: 0, p: 0, listStyle: 'none' } as const;
const avatarColors = { bgcolor: 'action.selected', color: 'text.primary' } as const;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Drawn again only if they change: there may be hundreds. */
export const InboxList = memo(function InboxList(props: InboxListProps) {
  const { entries, order, longest, opened, onOpen } = props;
  return (
    <Box component="ul" aria-label="Guests" sx={{ ...bare, display: 'grid', gap: 1.5 }}>
      {byGuest(entries, order).map(({ name, entries: own }) => (
        <Paper component="li" variant="outlined" key={own[0]?.id} sx={{ overflow: 'hidden' }}>
          <Typography
            component="h2"
            variant="body1"
            dir="auto"
            sx={{ px: 2, pt: 1.25, fontWeight: 700, overflowWrap: 'anywhere' }}
          >
            {name}
          </Typography>
          <Box component="ul" sx={bare}>
            {own.map((entry) => (
              <li key={entry.id}>
                <EntryRow
                  entry={entry}
                  isOpen={entry.id === opened}
                  isLongest={entry.id === longest}
                  onOpen={onOpen}
                />
              </li>
            ))}
          </Box>
        </Paper>
      ))}
    </Box>
  );
});

interface EntryRowProps {
  entry: Entry;
  isOpen: boolean;
  isLongest: boolean;
  onOpen: (id: string) => void;
}

const EntryRow = memo(function EntryRow({ entry, isOpen, isLongest, onOpen }: EntryRowProps) {
  const { id, kind, at, waits, outcome, about, text, of, assignee } = entry;
  const age = useClock((nowMs) => ageText(at, nowMs));
  return (
    <ListItemButton
      data-entry={id}
      selected={isOpen}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(id)}
      sx={{
        display: 'block',
        minHeight: 44,
        pl: 1.5,
        pr: 2,
        py: 1.25,
        // A tint alone is hard to tell apart.
        borderLeft: 4,
        borderColor: isOpen ? 'primary.main' : 'transparent',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Chip
          size="small"
          label={kindNames[kind]}
          color={waits ? 'warning' : 'default'}
          sx={{ height: 20 }}
        />
        {assignee ? (
          <Avatar
            component="span"
            title={assignee.name}
            sx={{ width: 24, height: 24, fontSize: 11, fontWeight: 700, ...avatarColors }}
          >
            <span aria-hidden>{initialsOf(assignee.name)}</span>
            <span style={visuallyHidden}>{`Assigned to ${assignee.name}`}</span>
          </Avatar>
        ) : null}
        {isLongest ? (
          <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
            Waits longest
          </Typography>
        ) : null}
        {outcome ? (
          <Typography component="span" variant="body2" color="textSecondary">
            {outcome}
          </Typography>
        ) : null}
        <Typography
          component="time"
          dateTime={at.toISOString()}
          title={formatInBali(at)}
          variant="body2"
          color="textSecondary"
          sx={{ ml: 'auto' }}
        >
          {age}
        </Typography>
      </Box>
      <Typography component="div" variant="body2" dir="auto" sx={{ mt: 0.5, ...oneLine }}>
        {text === undefined && of ? <LastMessage of={of} /> : text}
      </Typography>
      <Typography component="div" variant="body2" color="textSecondary" sx={oneLine}>
        {about}
      </Typography>
    </ListItemButton>
  );
});

const initialsOf = (name: string): string =>
  name
    .split(/[\s.@]+/)
    .slice(0, 2)
    .map((part) => String.fromCodePoint(part.codePointAt(0) ?? 0x20).toUpperCase())
    .join('');

/** Until it is known, the line keeps its height. */
function LastMessage({ of }: { of: RequestName }) {
  const live = useThread(of, 1);
  return <span>{(live.status === 'success' && live.data[0]?.text) || '\u{A0}'}</span>;
}
