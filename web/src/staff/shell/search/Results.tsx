import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/Notice.tsx';
import { reasonOf } from '../../common/attempt.ts';
import type { Hit, HitGroup, Search } from './useSearch.tsx';

interface OptionProps {
  id: string;
  hit: Hit;
  /** Enter opens it. */
  isChosen: boolean;
}

const Option = ({ id, hit, isChosen }: OptionProps) => (
  <ListItemButton
    component={Link}
    to={hit.to}
    id={id}
    // A select cannot contain links.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    role="option"
    aria-selected={isChosen}
    selected={isChosen}
    tabIndex={-1}
    sx={{ gap: 1.5, py: 0.5, minHeight: 44 }}
  >
    <ListItemText
      primary={hit.name}
      secondary={hit.detail}
      slotProps={{
        primary: {
          // A result without a detail leads to a page.
          color: hit.detail ? undefined : 'primary',
          sx: { overflowWrap: 'anywhere', fontWeight: 600 },
        },
        secondary: { variant: 'caption', sx: { overflowWrap: 'anywhere' } },
      }}
    />
    {typeof hit.status === 'string' ? (
      <Typography variant="caption">{hit.status}</Typography>
    ) : (
      hit.status
    )}
  </ListItemButton>
);

interface ResultsProps {
  search: Search;
  groups: readonly HitGroup[];
  listId: string;
  idOf: (index: number) => string;
  chosen: number;
}

export const Results = ({ search, groups, listId, idOf, chosen }: ResultsProps) => (
  <Box sx={{ overflowY: 'auto', minHeight: 96, py: 1 }}>
    <Notice sx={{ px: 2, typography: 'body2', color: 'text.secondary' }}>
      {inWords(search, groups.length > 0)}
    </Notice>
    {search.state === 'failed' ? (
      <Button onClick={search.retry} sx={{ mx: 1 }}>
        Try again
      </Button>
    ) : null}
    {groups.length > 0 ? (
      <List
        // A select cannot contain links.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        id={listId}
        aria-label="Results"
        disablePadding
      >
        {numbered(groups).map(({ name, from, hits }) => (
          <li key={name} role="presentation">
            <List
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="group"
              aria-label={name}
              disablePadding
            >
              <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.2 }}>
                {name}
              </ListSubheader>
              {hits.map((hit, place) => (
                <Option
                  key={`${place} ${hit.to}`}
                  id={idOf(from + place)}
                  hit={hit}
                  isChosen={from + place === chosen}
                />
              ))}
            </List>
          </li>
        ))}
      </List>
    ) : null}
  </Box>
);

function numbered(groups: readonly HitGroup[]) {
  let from = 0;
  return groups.map((group) => {
    const numberedGroup = { ...group, from };
    from += group.hits.length;
    return numberedGroup;
  });
}

function inWords(search: Search, isFound: boolean): string {
  switch (search.state) {
    case 'nothing-asked':
      return 'Bookings, transfers, messages, tours, villas, people and pages';
    case 'searching':
      return 'Searching…';
    case 'offline':
      return 'The server cannot be reached. The search will continue automatically.';
    case 'failed':
      return `The search failed. ${reasonOf(search.failure) ?? ''}`.trim();
    default:
      return isFound ? '' : 'Nothing found. Try other words, or fewer.';
  }
}
