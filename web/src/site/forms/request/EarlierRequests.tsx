import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { t } from '@selasar/domain/i18n';
import { Link as RouterLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CallError } from '@selasar/domain/core';
import type { SyntheticEvent } from 'react';
import { paths } from '../../../paths.ts';
import type { Outcome } from './unanswered.ts';

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
