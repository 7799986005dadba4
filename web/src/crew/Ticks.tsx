import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { baliTime, isTickedByCrew, tickName, t } from '@selasar/domain';
import type { CrewJob } from '@selasar/domain';
import { useToday } from '../clock/useToday.ts';
import { Notice } from '../ui/Notice.tsx';
import { jobName } from './jobName.ts';
import { useTick } from './useTick.ts';

/** The outcome of a job, and the buttons to set it. */
export function Ticks({ job }: { job: CrewJob }) {
  const today = useToday();
  const { what, isSending, failure, send } = useTick(job);
  const { tick } = job;
  if (!isTickedByCrew(job.date, today) && !what) return null;
  const tickedAt =
    tick && what === tick.what ? ` ${t('at {time}', { time: baliTime(tick.at) })}` : '';
  return (
    <>
      <Notice sx={visuallyHidden}>{what ? `${jobName(job)}: ${t(tickName[what])}` : ''}</Notice>
      {what ? (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <DoneIcon color={what === 'done' ? 'success' : 'warning'} aria-hidden />
          <Typography sx={{ flex: 1, fontWeight: 600 }}>
            {t(tickName[what])}
            {tickedAt}
          </Typography>
          <Button
            size="large"
            disabled={isSending}
            onClick={() => void send(null)}
            aria-label={t('Undo: {tick}', { tick: t(tickName[what]) })}
            sx={{ minHeight: 48 }}
          >
            {isSending ? t('Sending…') : t('Undo')}
          </Button>
        </Stack>
      ) : (
        <Stack direction="row" spacing={1} sx={{ '& > *': { flex: 1, minHeight: 56 } }}>
          <Button
            variant="contained"
            size="large"
            disabled={isSending}
            onClick={() => void send('done')}
          >
            {isSending ? t('Sending…') : t(tickName.done)}
          </Button>
          <Button
            variant="outlined"
            color="warning"
            size="large"
            disabled={isSending}
            onClick={() => void send('no-show')}
          >
            {t(tickName['no-show'])}
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
