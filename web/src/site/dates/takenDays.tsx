import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PickersActionBar } from '@mui/x-date-pickers/PickersActionBar';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { palette } from '../../app/theme/palette.ts';

const look = {
  color: palette.inkSoft,
  backgroundImage: `repeating-linear-gradient(-45deg, transparent 0 4px, rgb(86 99 93 / .2) 4px 8px)`,
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
            borderRadius: '50%',
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
