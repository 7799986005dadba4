import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Words {
  title: string;
  confirm: string;
  cancel: string;
}

interface Prompt {
  text: string;
  answer: (yes: boolean) => void;
}

export function useQuestion(words: Words): {
  ask: (text: string) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [prompt, setPrompt] = useState<Prompt>();
  // Keeps the text while the dialog fades out.
  const [open, setOpen] = useState(false);
  const settle = (yes: boolean) => {
    prompt?.answer(yes);
    setOpen(false);
  };
  return {
    ask: (text) =>
      new Promise((answer) => {
        setPrompt({ text, answer });
        setOpen(true);
      }),
    dialog: (
      <ConfirmDialog
        {...words}
        // The form itself asks before it is left.
        backCloses={false}
        open={open}
        text={prompt?.text ?? ''}
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      />
    ),
  };
}
