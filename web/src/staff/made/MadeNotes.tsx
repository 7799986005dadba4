import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Notice } from '../../ui/Notice.tsx';
import type { Judged } from './judged.ts';
import type { FactsState } from './useFacts.ts';

interface MadeNotesProps {
  judged: Judged | undefined;
  /** Who else asks for these days. */
  waiting: readonly string[];
  isConfirmed: boolean;
  /** Whether it is known what is taken. */
  facts: FactsState;
  problem: string | undefined;
}

const factsText = {
  reading: 'Looking what is taken on these days…',
  unknown: 'What is taken on these days could not be read. The server looks when you book.',
} as const;

/** What it costs, and what speaks against it, while it is typed. */
export function MadeNotes({ judged, waiting, isConfirmed, facts, problem }: MadeNotesProps) {
  return (
    <>
      <Notice sx={{ '&:empty': { display: 'none' } }}>
        {judged?.price.map((sentence, index) => (
          <Typography key={sentence} variant={index === 0 ? 'subtitle1' : 'body2'}>
            {sentence}
          </Typography>
        ))}
      </Notice>
      {judged && facts !== 'known' ? (
        <Typography variant="body2" color="textSecondary">
          {factsText[facts]}
        </Typography>
      ) : null}
      {judged?.hard ? <Alert severity="error">{judged.hard}</Alert> : null}
      {judged?.soft.map(({ problem: code, text }) => (
        <Alert key={code} severity="warning">
          By the rules: {text}
        </Alert>
      ))}
      {waiting.map((sentence) => (
        <Alert key={sentence} severity="info">
          {sentence}
          {isConfirmed ? ' This could then not be confirmed.' : ''}
        </Alert>
      ))}
      {problem ? <Alert severity="error">{problem}</Alert> : null}
    </>
  );
}
