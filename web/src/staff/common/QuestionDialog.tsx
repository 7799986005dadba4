import { useCallback, useEffect, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

export interface Question {
  title: string;
  text: string;
  confirm: string;
  color?: 'error' | 'primary';
}

interface QuestionDialogProps {
  question: Question | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Ignores the second click or key press of an accidental double click. */
export const armedAfterMs = 500;

export function QuestionDialog({ question, onConfirm, onCancel }: QuestionDialogProps) {
  // While the dialog closes it still shows its last text.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  const [armed, setArmed] = useState<Question>();
  useEffect(() => {
    if (!question) return undefined;
    const timer = setTimeout(() => setArmed(question), armedAfterMs);
    return () => clearTimeout(timer);
  }, [question]);
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={last?.title ?? ''}
      text={last?.text ?? ''}
      confirm={last?.confirm ?? ''}
      color={last?.color ?? 'error'}
      cancel="Go back"
      running={armed !== question}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

/** `asking` goes to the dialog; `ask` is the same function for all renders. */
export function useAsking() {
  const [asked, setAsked] = useState<{ question: Question; act: () => void }>();
  const ask = useCallback((question: Question, act: () => void) => setAsked({ question, act }), []);
  const asking = {
    question: asked?.question,
    onConfirm: () => {
      asked?.act();
      setAsked(undefined);
    },
    onCancel: () => setAsked(undefined),
  };
  return { ask, asking };
}
