import Alert from '@mui/material/Alert';
import { problemText, overridableRuleOf } from '@selasar/domain';
import type { Report } from '@selasar/domain';
import type { Ref } from 'react';
import type { TransferVerdict } from './transferVerdict.ts';

interface TermsNotesProps {
  verdict: Pick<TransferVerdict, 'softProblems' | 'hard' | 'refusal'>;
  /** The reason why it cannot be sent. */
  reason: Ref<HTMLDivElement>;
}

const inWords = ({ message: code, params: facts }: Report): string =>
  problemText({ code, ...(facts ? { facts } : {}) });

/** The terms against a transfer, each shown once. */
export function TermsNotes({ verdict: { softProblems, hard, refusal }, reason }: TermsNotesProps) {
  const isRepeated = softProblems.some((one) => overridableRuleOf(one) === refusal?.soft);
  const against = hard ? inWords(hard) : isRepeated ? undefined : refusal?.text;
  return (
    <>
      {softProblems.map(({ report }) => (
        <Alert key={report.message} severity="warning">
          Rule: {inWords(report)}
        </Alert>
      ))}
      {against ? (
        <Alert ref={reason} tabIndex={-1} severity="error">
          {against}
        </Alert>
      ) : null}
    </>
  );
}
