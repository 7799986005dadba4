import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

/** What is about to be done, and to whom. */
export interface Question {
  title: string;
  text: string;
  confirm: string;
  /** Of the button that does it. */
  color?: 'error' | 'primary';
}

interface QuestionDialogProps {
  question: Question | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The second click, or press, of a hasty hand is no answer. */
export const armedAfterMs = 500;

/** Asks before a guest is mailed what they would not like to be mailed by mistake. */
export function QuestionDialog({ question, onConfirm, onCancel }: QuestionDialogProps) {
  // While the dialog goes away it still says what it said.
  const [kept, setKept] = useState(question);
  if (question && question !== kept) setKept(question);
  const [armed, setArmed] = useState<Question>();
  useEffect(() => {
    if (!question) return undefined;
    const timer = setTimeout(() => setArmed(question), armedAfterMs);
    return () => clearTimeout(timer);
  }, [question]);
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={kept?.title ?? ''}
      text={kept?.text ?? ''}
      confirm={kept?.confirm ?? ''}
      color={kept?.color ?? 'error'}
      cancel="Go back"
      running={armed !== question}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
