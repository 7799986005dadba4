import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { Stay } from '@selasar/domain';
import type { Ref } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { FreeDates } from './FreeDates.tsx';
import type { RequestVerdict } from './requestVerdict.ts';
import type { Refusal } from './refusal.ts';
import type { FactsState } from './useFacts.ts';

interface NewRequestNotesProps {
  verdict: RequestVerdict | undefined;
  /** Competing requests for these days. */
  waiting: readonly string[];
  isConfirmed: boolean;
  /** Whether availability is known. */
  facts: FactsState;
  /** Why the server refused it. */
  refusal: Refusal | undefined;
  /** The reason why it cannot be sent. */
  reason: Ref<HTMLDivElement>;
  onChoose: (stay: Stay) => void;
}

const factsText = {
  reading: 'Checking availability…',
  unknown: 'Availability could not be loaded. The server checks it when you book.',
} as const;

/** The price, and the rules against it, while it is typed. */
export function NewRequestNotes(props: NewRequestNotesProps) {
  const { verdict, waiting, isConfirmed, facts, refusal, reason, onChoose } = props;
  // A reason that the server also gives is shown once.
  const isRepeated = verdict?.soft.some(({ problem }) => problem === refusal?.soft);
  const against = verdict?.hard
    ? { text: verdict.hard, alternatives: verdict.alternatives }
    : isRepeated
      ? undefined
      : refusal;
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
          Rule: {text}
        </Alert>
      ))}
      {waiting.map((sentence) => (
        <Alert key={sentence} severity="info">
          {sentence}
          {isConfirmed ? ' That request could then not be confirmed.' : ''}
        </Alert>
      ))}
      {against ? (
        <Alert ref={reason} tabIndex={-1} severity="error">
          {against.text}
          <FreeDates stays={against.alternatives} onChoose={onChoose} />
        </Alert>
      ) : null}
    </>
  );
}
