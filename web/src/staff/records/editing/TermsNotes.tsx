import Alert from '@mui/material/Alert';
import { problemText, overridableRuleOf } from '@selasar/domain';
import type { Report } from '@selasar/domain';
import type { Ref } from 'react';
import type { TransferVerdict } from './transferVerdict.ts';

interface TermsNotesProps {
  judged: Pick<TransferVerdict, 'told' | 'hard' | 'refusal'>;
  /** The reason why it cannot be sent. */
  reason: Ref<HTMLDivElement>;
}

const inWords = ({ message: code, params: facts }: Report): string =>
  problemText({ code, ...(facts ? { facts } : {}) });

/** The terms against a transfer, each shown once. */
export function TermsNotes({ judged: { told, hard, refusal }, reason }: TermsNotesProps) {
  const isSaid = told.some((one) => overridableRuleOf(one) === refusal?.soft);
  const against = hard ? inWords(hard) : isSaid ? undefined : refusal?.text;
  return (
    <>
      {told.map(({ report }) => (
        <Alert key={report.message} severity="warning">
          By the terms: {inWords(report)}
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
