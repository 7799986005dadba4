import Typography from '@mui/material/Typography';
import { moment } from '../moment.ts';

/** When a recount last proved the figures. */
export function Proven({ at }: { at: Date | undefined }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {at ? `Figures last proven by a recount: ${moment(at)}, Bali time.` : ''}
    </Typography>
  );
}
