import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PickersActionBar } from '@mui/x-date-pickers/PickersActionBar';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';

const look = {
  color: 'brand.inkSoft',
  backgroundImage: ({ shade }: Theme) => shade.taken,
  // Stays where the system's own colours take the pattern away.
  textDecoration: 'line-through',
};

/** A day that is taken, which a day that has passed does not look like. */
export const takenDay = { '&.Mui-disabled:not(.Mui-selected)': look };

/** The foot of a calendar with taken days: what they look like, above the usual buttons. `id` is the word's. */
export function TakenLegend({ id, className, ...actionBar }: PickersActionBarProps) {
  return (
    <Box className={className}>
      <Typography
        variant="body2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 3, pb: 1.5 }}
      >
        <Box
          component="span"
          aria-hidden
          sx={{
            ...look,
            width: 28,
            height: 28,
            borderRadius: ({ radius }) => radius.circle,
            display: 'grid',
            placeItems: 'center',
            typography: 'caption',
          }}
        >
          12
        </Box>
        <span id={id}>Taken</span>
      </Typography>
      <PickersActionBar {...actionBar} />
    </Box>
  );
}
