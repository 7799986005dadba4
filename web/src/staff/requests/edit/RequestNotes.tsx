import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Ref, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { bookingDates } from '../../common/formatInstant.ts';
import type { FactsState } from './bookable.ts';
import type { Alternative, Refusal, Verdict } from './verdict.ts';

interface RequestNotesProps {
  verdict: Verdict | undefined;
  /** What is unusual, and against no rule. */
  warnings?: readonly string[];
  /** Competing requests for these days. */
  waiting?: readonly string[];
  isConfirmed?: boolean;
  facts?: FactsState;
  refusal: Refusal | undefined;
  reason: Ref<HTMLDivElement>;
  onChoose?: (stay: Alternative) => void;
}

const none: readonly never[] = [];
const factsText = {
  reading: 'Checking availability…',
  unknown: 'Availability could not be loaded. The server checks it when you book.',
} as const;

export function RequestNotes(props: RequestNotesProps) {
  const { verdict, warnings = none, waiting = none, facts = 'known' } = props;
  const { refusal, reason, onChoose, isConfirmed = false } = props;
  // A reason that the server also gives is shown once.
  const isRepeated = verdict?.soft.some(({ problem }) => problem === refusal?.problem);
  const against = verdict?.hard ?? (isRepeated ? undefined : refusal);
  return (
    <>
      <Notice sx={{ '&:empty': { display: 'none' } }}>
        {verdict?.price.map((sentence, index) => (
          <Typography key={sentence} variant={index === 0 ? 'subtitle1' : 'body2'}>
            {sentence}
          </Typography>
        ))}
      </Notice>
      {verdict && facts !== 'known' ? (
        <Typography variant="body2" color="textSecondary">
          {factsText[facts]}
        </Typography>
      ) : null}
      {verdict?.soft.map(({ problem: code, text }) => (
        <Alert key={code} severity="warning">
          {`Rule: ${text}`}
        </Alert>
      ))}
      {warnings.map((sentence) => (
        <Alert key={sentence} severity="warning">
          <span>{sentence}</span>
        </Alert>
      ))}
      {waiting.map((sentence) => (
        <Alert key={sentence} severity="info">
          {`${sentence}${isConfirmed ? ' That request could then not be confirmed.' : ''}`}
        </Alert>
      ))}
      {against ? (
        <Alert ref={reason} tabIndex={-1} severity="error">
          <span>{against.text}</span>
          {onChoose ? <FreeDates stays={against.alternatives} onChoose={onChoose} /> : null}
        </Alert>
      ) : null}
    </>
  );
}

interface FreeDatesProps {
  stays: readonly Alternative[];
  onChoose: (stay: Alternative) => void;
}

function FreeDates({ stays, onChoose }: FreeDatesProps) {
  const label = useId();
  if (stays.length === 0) return null;
  return (
    <Stack
      component="fieldset"
      aria-labelledby={label}
      spacing={1}
      sx={{ alignItems: 'flex-start', m: 0, mt: 1, p: 0, border: 0 }}
    >
      <Typography id={label} variant="body2">
        Available nearby:
      </Typography>
      {stays.map((stay) => (
        <Button
          key={stay.startDate}
          color="inherit"
          variant="outlined"
          size="small"
          onClick={() => onChoose(stay)}
          sx={{ minHeight: 44 }}
        >
          <span>{[bookingDates(stay), stay.startTime].filter(Boolean).join(', ')}</span>
        </Button>
      ))}
    </Stack>
  );
}

export function useReason(
  isRefused: boolean,
  save: (event: SyntheticEvent) => Promise<void>,
  /** How often it was sent in vain: the reason may be below the visible part of the form. */
  tries = 0,
) {
  const reason = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) reason.current?.focus();
  }, [tries]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isRefused) reason.current?.focus();
    else void save(event);
  };
  return { reason, submit };
}
