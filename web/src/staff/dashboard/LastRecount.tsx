import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StatsOverview } from '@selasar/domain';
import { useState } from 'react';
import { repairStats } from '../../data/stats/repairStats.ts';
import { Notice } from '../../ui/Notice.tsx';
import { formatInBali } from '../common/formatInstant.ts';
import { reasonOf } from '../common/reasonOf.ts';
import { driftText, recountText } from './figureText.ts';

const lastRecountText = ({ recountedAt, lastDrift = 0 }: StatsOverview): string =>
  recountedAt
    ? `Figures last checked by a recount: ${formatInBali(recountedAt)}, Bali time. ${driftText(lastDrift)}`
    : 'No recount has checked the figures yet.';

/** When a recount last verified the figures, its result, and a button to run it now. */
export function LastRecount({ stats }: { stats: StatsOverview | undefined }) {
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState('');

  const recount = async () => {
    setRunning(true);
    setOutcome('');
    try {
      const { drift } = await repairStats();
      setOutcome(recountText(drift));
    } catch (error) {
      setOutcome(`The figures could not be recounted. ${reasonOf(error) ?? ''}`);
    }
    setRunning(false);
  };

  return (
    <Stack
      direction={{ sm: 'row' }}
      useFlexGap
      sx={{ alignItems: { xs: 'flex-start', sm: 'center' }, columnGap: 2, flexWrap: 'wrap' }}
    >
      <Typography variant="body2" color="textSecondary">
        {stats && lastRecountText(stats)}
      </Typography>
      <Button size="small" disabled={isRunning} onClick={() => void recount()}>
        {isRunning ? 'Recounting...' : 'Recount now'}
      </Button>
      <Notice sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{outcome}</Notice>
    </Stack>
  );
}
