import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Hit } from './hits.tsx';

interface OptionProps {
  id: string;
  hit: Hit;
  /** Enter opens it. */
  isChosen: boolean;
}

/** A search result: a link, which can also be opened in a new tab. */
export function Option({ id, hit, isChosen }: OptionProps) {
  return (
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
}
