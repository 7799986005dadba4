import Skeleton from '@mui/material/Skeleton';
import { t } from '@selasar/domain';
import { part } from '../../../ui/bootstrap/part.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { CalendarProps } from './Calendar.tsx';

/** The calendar, whose code comes when somebody opens one. */
export const CalendarPart = part<CalendarProps>(
  'src/site/forms/dates/Calendar.tsx',
  async () => (await import('./Calendar.tsx')).Calendar,
  () => (
    <Notice aria-label={t('Loading the calendar')}>
      <Skeleton variant="rounded" height={350} />
    </Notice>
  ),
);
