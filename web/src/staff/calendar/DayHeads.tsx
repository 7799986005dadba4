import BlockIcon from '@mui/icons-material/Block';
import TempleIcon from '@mui/icons-material/TempleHindu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type BaliDay, baliDayOf, type CivilDate, longDate } from '@selasar/domain/core';
import { weekdayText } from './period.ts';

export const DayHeads = ({ days, today }: { days: readonly CivilDate[]; today: CivilDate }) => (
  <tr>
    <th scope="col">
      <Typography variant="caption">Villa or tour</Typography>
    </th>
    {days.map((date) => {
      const baliDay = baliDayOf(date);
      return (
        <th
          key={date}
          scope="col"
          data-today={date === today || undefined}
          aria-current={date === today ? 'date' : undefined}
        >
          <Box component="span" sx={visuallyHidden}>
            {longDate(date)}
          </Box>
          <Box aria-hidden sx={{ lineHeight: 1.15 }}>
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {weekdayText(date)}
            </Typography>
            <Typography variant="body2" sx={{ fontWeight: date === today ? 800 : 600 }}>
              {Number(date.slice(8))}
            </Typography>
          </Box>
          {baliDay ? <BaliMark day={baliDay} /> : null}
        </th>
      );
    })}
  </tr>
);

/** The note shows on hover, after a tap, and on keyboard focus. */
function BaliMark({ day }: { day: BaliDay }) {
  const Icon = day.kind === 'closed' ? BlockIcon : TempleIcon;
  return (
    <Tooltip describeChild title={day.staff} enterTouchDelay={0} leaveTouchDelay={10_000}>
      <IconButton
        size="small"
        aria-label={day.name}
        color={day.kind === 'closed' ? 'error' : 'secondary'}
        sx={{ p: 0.5 }}
      >
        <Icon sx={{ fontSize: 18 }} />
      </IconButton>
    </Tooltip>
  );
}
