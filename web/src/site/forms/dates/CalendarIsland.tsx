import Skeleton from '@mui/material/Skeleton';
import { t } from '@selasar/domain';
import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { CalendarProps } from './Calendar.tsx';

/** The calendar, whose code loads when one is opened. */
export const CalendarIsland = lazyIsland<CalendarProps>(
  'src/site/forms/dates/Calendar.tsx',
  async () => (await import('./Calendar.tsx')).Calendar,
  () => (
    <Notice aria-label={t('Loading the calendar')}>
      <Skeleton variant="rounded" height={350} />
    </Notice>
  ),
);
