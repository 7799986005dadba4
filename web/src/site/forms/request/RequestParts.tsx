import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import { useEffect, useState, type BaseSyntheticEvent, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import Stack from '@mui/material/Stack';
import type { CallError } from '@selasar/domain/core';
import { Notice } from '../../../ui/Notice.tsx';
import { paths } from '../../../paths.ts';
import type { Outcome } from './unanswered.ts';

/** While it is `sending`, it is not disabled, because it would lose the focus. */
export function SendButton(props: ButtonProps & { sending: boolean }) {
  const { sending, onClick, sx, children, ...button } = props;
  return (
    <Button
      variant="contained"
      color="secondary"
      {...button}
      aria-disabled={sending}
      onClick={(event) => {
        if (sending) event.preventDefault();
        else onClick?.(event);
      }}
      sx={[
        { '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <span>{children}</span>
    </Button>
  );
}

/** Milliseconds. */
const patience = 5000;

export function SlowNotice({ waiting }: { waiting: boolean }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return (
    <Notice sx={{ '&:empty': { mt: '0 !important' } }}>
      {waiting && slow ? (
        <Typography component="span" variant="body2" color="textSecondary">
          {t('This is taking longer than usual. Please keep this page open.')}
        </Typography>
      ) : null}
    </Notice>
  );
}

const honeypot = 'website';

export const Honeypot = () => (
  <Box aria-hidden sx={{ position: 'absolute', left: -10_000, height: '1px', overflow: 'hidden' }}>
    <input name={honeypot} tabIndex={-1} autoComplete="off" />
  </Box>
);

/** The honeypot's value in the form that is being sent, by itself or by one of its buttons. */
export function trapped(event: BaseSyntheticEvent | undefined): { website?: string } {
  const source: unknown = event?.target;
  const form = source instanceof Element ? source.closest('form') : null;
  const text = form && new FormData(form).get(honeypot);
  return typeof text === 'string' && text !== '' ? { website: text } : {};
}

export function OutcomeNotices({ outcomes }: { outcomes: readonly Outcome[] }) {
  return outcomes.map((outcome) => (
    <Alert key={outcome.at} severity={outcome.hasArrived ? 'success' : 'warning'}>
      <span>{outcomeText(outcome)}</span>{' '}
      {outcome.tripKey ? (
        <Link
          component={RouterLink}
          to={paths.trip(outcome.tripKey)}
          color="inherit"
          underline="always"
        >
          {t('See it')}
        </Link>
      ) : null}
    </Alert>
  ));
}

export interface Question {
  refusal: CallError;
  isMessage: boolean;
  onSecond: (event: SyntheticEvent) => Promise<void>;
}

/** The server has no time for others than who proved that the earlier one is theirs. */
function questionText({ refusal: { message, earlier }, isMessage }: Question): string {
  if (!earlier) return message;
  const time = localTime(new Date(earlier.at));
  return isMessage
    ? t('You sent us this message at {time}. Send it once more?', { time })
    : t('You asked for this at {time}. Is this a second booking?', { time });
}

export function SecondQuestion({ question }: { question: Question }) {
  const { refusal, isMessage, onSecond } = question;
  const tripKey = refusal.earlier?.tripKey;
  return (
    <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
      <Typography variant="body2">{questionText(question)}</Typography>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 1.5 }}
      >
        <Button color="inherit" variant="outlined" onClick={(event) => void onSecond(event)}>
          <span>{isMessage ? t('Send it again') : t('Book a second one')}</span>
        </Button>
        {tripKey ? (
          <Link
            component={RouterLink}
            to={paths.trip(tripKey)}
            color="inherit"
            underline="always"
            sx={{ py: 1.5 }}
          >
            {t('See the first one')}
          </Link>
        ) : null}
      </Stack>
    </Alert>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** '10:02', of the visitor's own clock, because it shows when they did something. */
const localTime = (at: Date | number): string => clock.format(at);

export function outcomeText({ kind, at, hasArrived }: Outcome): string {
  const time = localTime(at);
  if (kind === 'messages') {
    return hasArrived
      ? t('Your message of {time} arrived.', { time })
      : t('Your message of {time} did not arrive. Please send it again.', { time });
  }
  return hasArrived
    ? t('Your request of {time} arrived.', { time })
    : t('Your request of {time} did not arrive. Please send it again.', { time });
}
