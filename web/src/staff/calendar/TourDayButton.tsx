import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { barStyles } from './styles.ts';
import type { TourDay } from './tourRows.ts';

interface TourDayButtonProps {
  day: TourDay;
  seats: number | undefined;
  opens: string;
  label: string;
}

/** Number of guests on a day: '9' or '9 of 12', and pending guests: '+2'. */
export function TourDayButton({ day, seats, opens, label }: TourDayButtonProps) {
  const { confirmed, pending } = day;
  return (
    <Box
      component="button"
      type="button"
      tabIndex={-1}
      data-opens={opens}
      title={label}
      sx={{
        position: 'absolute',
        inset: '2px',
        p: 0,
        border: 0,
        borderRadius: ({ radius }) => radius.thumbnail,
        bgcolor: 'transparent',
        color: 'text.primary',
        font: 'inherit',
        typography: 'caption',
        lineHeight: 1.2,
        cursor: 'pointer',
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {label}
      </Box>
      <Box component="span" aria-hidden sx={{ display: 'block' }}>
        {confirmed > 0 || seats !== undefined ? (
          <Box component="span" sx={{ display: 'block', fontWeight: 700 }}>
            {confirmed}
            {seats === undefined ? null : (
              <Box component="span" sx={{ fontWeight: 400 }}>
                {' '}
                of {seats}
              </Box>
            )}
          </Box>
        ) : null}
        {pending > 0 ? (
          <Box
            component="span"
            sx={{
              ...barStyles.pending,
              borderWidth: 1,
              px: 0.25,
              borderRadius: ({ radius }) => radius.thumbnail,
            }}
          >
            +{pending}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}
