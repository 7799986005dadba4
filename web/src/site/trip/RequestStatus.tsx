import CancelOutlinedIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import Box from '@mui/material/Box';
import { t } from '@selasar/domain';
import type { StatusColor, TripRequest } from '@selasar/domain';
import { useClock } from '../../clock/useClock.ts';
import { nextStep } from './nextStep.ts';
import { statusOf } from './requestText.ts';

const icons: Record<StatusColor, typeof HourglassEmptyIcon> = {
  yellow: HourglassEmptyIcon,
  green: CheckCircleOutlinedIcon,
  blue: CheckCircleOutlinedIcon,
  red: CancelOutlinedIcon,
};

/** The status in its colour, and the next step. It updates live. */
export function RequestStatus({ request }: { request: TripRequest }) {
  const { label, color } = statusOf(request);
  const Icon = icons[color];
  // The text depends on the time: an answer may be overdue.
  const lines = useClock((nowMs) => nextStep(request, new Date(nowMs)).join(' '));
  return (
    <Box
      sx={{
        p: { xs: 2, sm: 2.5 },
        bgcolor: ({ palette }) => palette.status[color].pale,
        color: ({ palette }) => palette.status[color].deep,
        transition: 'background-color .6s, color .6s',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 700 }}>
        <Icon aria-hidden fontSize="small" />
        {t(label)}
      </Box>
      <Box sx={{ mt: 0.5 }}>{lines}</Box>
    </Box>
  );
}
