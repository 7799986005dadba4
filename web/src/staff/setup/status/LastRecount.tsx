import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatCount } from '@selasar/domain/i18n';
import { type StatsOverview, type Drift, monthOfStats } from '@selasar/domain/stats';
import { useState } from 'react';
import { repairStats } from '../../../data/stats.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { formatInBali } from '../../common/formatInstant.ts';
import { reasonOf } from '../../common/attempt.ts';

/** The rest is in the log. */
const namedAtMost = 5;

/** 'bookings, pending' of 'overview/bookings/pending'. */
export function figureName(counter: string): string {
  const [document = '', ...path] = counter.split('/');
  if (document === 'weeks') return `${path[2]} of the week of ${path[1]}`;
  const monthly = monthOfStats(document);
  // '… of ubud-walk in 2026-12'
  if (monthly !== undefined) return `${path.at(-1)} of ${path.at(-2)} in ${monthly}`;
  const [figure, part, month] = path;
  return part === 'months' ? `${figure} of ${month}` : `${figure}, ${part}`;
}

const change = ({ counter, stored, counted }: Drift): string =>
  `${figureName(counter)} (${formatCount(stored)} → ${formatCount(counted)})`;

export const driftText = (count: number): string =>
  count === 0 ? 'No drift.' : `${count} ${count === 1 ? 'figure' : 'figures'} had drifted.`;

export function recountText(drift: readonly Drift[]): string {
  if (drift.length === 0) return 'All figures were correct.';
  const [were, have] = drift.length === 1 ? ['figure was', 'has'] : ['figures were', 'have'];
  const more = drift.length - namedAtMost;
  const named = drift.slice(0, namedAtMost).map(change).join('; ');
  const rest = more > 0 ? `; and ${more} more` : '';
  return `${drift.length} ${were} wrong and ${have} been corrected: ${named}${rest}.`;
}

const lastRecountText = ({ recountedAt, lastDrift = 0 }: StatsOverview): string =>
  recountedAt
    ? `Figures last checked by a recount: ${formatInBali(recountedAt)}, Bali time. ${driftText(lastDrift)}`
    : 'No recount has checked the figures yet.';

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
        <span>{isRunning ? 'Recounting...' : 'Recount now'}</span>
      </Button>
      <Notice sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{outcome}</Notice>
    </Stack>
  );
}
