import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface KindFilterProps<Kind extends string> {
  kinds: readonly Kind[];
  kindNames: Readonly<Record<Kind, string>>;
  kind: Kind | undefined;
  onChoose: (kind: Kind | undefined) => void;
}

/** Filters by kind. */
export const KindFilter = <Kind extends string>(props: KindFilterProps<Kind>) => (
  <Box sx={{ overflowX: 'auto' }}>
    <ToggleButtonGroup
      exclusive
      size="small"
      value={props.kind ?? 'all'}
      onChange={(_event, chosen: Kind | 'all' | null) =>
        chosen && props.onChoose(chosen === 'all' ? undefined : chosen)
      }
      aria-label="Show"
    >
      <ToggleButton value="all">All</ToggleButton>
      {props.kinds.map((one) => (
        <ToggleButton key={one} value={one} sx={{ whiteSpace: 'nowrap' }}>
          {props.kindNames[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  </Box>
);
