import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { baliTime, isTickedByCrew, tickName, t } from '@selasar/domain';
import type { CrewJob } from '@selasar/domain';
import { useToday } from '../clock/useToday.ts';
import { leaveFocus } from '../ui/leaveFocus.ts';
import { Notice } from '../ui/Notice.tsx';
import { jobName } from './jobName.ts';
import { useTick } from './useTick.ts';

const whileSending = { '& > [aria-disabled=true]': { opacity: 0.6, cursor: 'default' } };

/** The outcome of a job, and the buttons to set it. */
export function Ticks({ job }: { job: CrewJob }) {
  const today = useToday();
  const { what, sending, failure, send } = useTick(job);
  const button = {
    ref: leaveFocus,
    size: 'large',
    'aria-disabled': sending !== undefined,
  } as const;
  const { tick } = job;
  if (!isTickedByCrew(job.date, today) && !what) return null;
  const tickedAt =
    tick && what === tick.what ? ` ${t('at {time}', { time: baliTime(tick.at) })}` : '';
  return (
    <>
      <Notice sx={visuallyHidden}>{what ? `${jobName(job)}: ${t(tickName[what])}` : ''}</Notice>
      {what ? (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', ...whileSending }}>
          <DoneIcon color={what === 'done' ? 'success' : 'warning'} aria-hidden />
          <Typography sx={{ flex: 1, fontWeight: 600 }}>
            {t(tickName[what])}
            {tickedAt}
          </Typography>
          <Button
            {...button}
            onClick={() => void send(null)}
            aria-label={t('Undo: {tick}', { tick: t(tickName[what]) })}
            sx={{ minHeight: 48 }}
          >
            {sending === null ? t('Sending…') : t('Undo')}
          </Button>
        </Stack>
      ) : (
        <Stack
          direction="row"
          spacing={1}
          sx={{ '& > *': { flex: 1, minHeight: 56 }, ...whileSending }}
        >
          <Button {...button} variant="contained" onClick={() => void send('done')}>
            {sending === 'done' ? t('Sending…') : t(tickName.done)}
          </Button>
          <Button
            {...button}
            variant="outlined"
            color="warning"
            onClick={() => void send('no-show')}
          >
            {sending === 'no-show' ? t('Sending…') : t(tickName['no-show'])}
          </Button>
        </Stack>
      )}
      {failure ? (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failure}
        </Alert>
      ) : null}
    </>
  );
}
