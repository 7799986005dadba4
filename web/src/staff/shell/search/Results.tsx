import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListSubheader from '@mui/material/ListSubheader';
import { Notice } from '../../../ui/Notice.tsx';
import { reasonOf } from '../../common/reasonOf.ts';
import type { HitGroup } from './hits.tsx';
import { Option } from './Option.tsx';
import type { Search } from './useSearch.ts';

interface ResultsProps {
  search: Search;
  /** What was found so far: pages are there at once. */
  groups: readonly HitGroup[];
  listId: string;
  idOf: (index: number) => string;
  /** The index of the result that Enter opens. */
  chosen: number;
}

/** The results of a search by kind, or why there are none. */
export function Results({ search, groups, listId, idOf, chosen }: ResultsProps) {
  return (
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
}

/** With the index of each group's first result among all results. */
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
