import { baliTime } from '@selasar/domain/core';
import { type CrewJob, isTickedByCrew, tickName } from '@selasar/domain/crew';
import { t } from '@selasar/domain/i18n';
import type { Tick } from '@selasar/domain/requests';
import { use, useState, createContext } from 'react';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { tickByCrew } from '../data/crew/crewPage.ts';
import { useToday } from '../clock/useToday.ts';
import { leaveFocus } from '../ui/focus.ts';
import { Notice } from '../ui/Notice.tsx';
import { toFailure } from '../data/firebase/failure.ts';

type What = Tick['what'] | null;

/** The server's answer arrives before the live page is updated. */
function useTick(job: CrewJob) {
  const key = use(CrewKey);
  const [sending, setSending] = useState<What>();
  const [failed, setFailed] = useState<{ reason: string; before: number | undefined }>();
  const [answered, setAnswered] = useState<{ what: What; before: number | undefined }>();
  const at = job.tick?.at.getTime();
  const known: What = job.tick?.what ?? null;

  const send = async (what: What) => {
    if (sending !== undefined) return;
    const { kind, id, part } = job;
    setSending(what);
    setFailed(undefined);
    try {
      await tickByCrew({ key, kind, id, part, what });
      setAnswered({ what, before: at });
    } catch (error) {
      setFailed({ reason: failureText(error), before: at });
    }
    setSending(undefined);
  };
  return {
    what: answered?.before === at && answered ? answered.what : known,
    sending,
    failure: failed?.before === at ? failed?.reason : undefined,
    send,
  };
}

const whileSending = { '& > [aria-disabled=true]': { opacity: 0.6, cursor: 'default' } };

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
            {`${t(tickName[what])}${tickedAt}`}
          </Typography>
          <Button
            {...button}
            onClick={() => void send(null)}
            aria-label={t('Undo: {tick}', { tick: t(tickName[what]) })}
            sx={{ minHeight: 48 }}
          >
            <span>{sending === null ? t('Sending…') : t('Undo')}</span>
          </Button>
        </Stack>
      ) : (
        <Stack
          direction="row"
          spacing={1}
          sx={{ '& > *': { flex: 1, minHeight: 56 }, ...whileSending }}
        >
          <Button {...button} variant="contained" onClick={() => void send('done')}>
            <span>{sending === 'done' ? t('Sending…') : t(tickName.done)}</span>
          </Button>
          <Button
            {...button}
            variant="outlined"
            color="warning"
            onClick={() => void send('no-show')}
          >
            <span>{sending === 'no-show' ? t('Sending…') : t(tickName['no-show'])}</span>
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

export function failureText(error: unknown): string {
  const { kind, code, details } = toFailure(error);
  if (code === 'not-sent') return t('Not sent: there is no connection. Please tap again later.');
  if (details) return details.message;
  if (kind === 'unreachable') return t('No answer. Please check your connection and try again.');
  return t('Something went wrong on our side. Please call the office.');
}

export const CrewKey = createContext('');

export const jobName = ({ kind, what }: CrewJob): string =>
  kind === 'transfers' ? t('Airport transfer') : what;
