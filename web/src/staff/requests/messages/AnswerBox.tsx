import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { threadLimits } from '@selasar/domain/messages';
import { createContext, useContext, useState } from 'react';
import { reasonOf } from '../../common/attempt.ts';
import { useGuestForm } from '../../common/useGuestForm.ts';

const empty = { text: '' };

interface AnswerBoxProps {
  /** The path of the record that is answered. */
  of: string;
  isDue: boolean;
  hint?: string;
  /** The text is '' if no answer is needed. */
  onSend: (text: string, id: string) => Promise<unknown>;
}

/** What is typed stays when the sheet is closed, until it is sent. */
export function AnswerBox({ of, isDue, hint, onSend }: AnswerBoxProps) {
  const persisted = useGuestForm(`answer/${of}`, empty);
  const [text, setText] = useState(() => persisted.read()?.text ?? '');
  const { send, isSending, problem } = useSending();
  const isEmpty = text.trim() === '';
  const change = (after: string) => {
    setText(after);
    persisted.write(after === '' ? undefined : { text: after });
  };
  /** Another text is another message. What was typed in the meantime stays. */
  const submit = async (sent: string) => {
    const id = persisted.idempotencyKey(sent);
    if (!(await send(() => onSend(sent, id), answerFailure))) return;
    setText((now) => (now === sent ? '' : now));
    if ((persisted.read()?.text ?? '') === sent) persisted.remove();
  };
  return (
    <Stack
      component="form"
      spacing={1.25}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !isSending) void submit(text);
      }}
    >
      <MessageInput
        label="Write to the guest"
        minRows={2}
        maxRows={8}
        text={text}
        problem={problem}
        hint={hint}
        onChange={change}
      />
      <Stack direction="row" spacing={1.25} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={isEmpty || isSending}>
          <span>{isSending ? 'Sending…' : 'Send'}</span>
        </Button>
        {isDue && isEmpty ? (
          <Button disabled={isSending} onClick={() => void submit('')}>
            No answer needed
          </Button>
        ) : null}
      </Stack>
    </Stack>
  );
}

interface MessageInputProps extends Pick<TextFieldProps, 'label' | 'minRows' | 'maxRows'> {
  text: string;
  problem: string | undefined;
  hint: string | undefined;
  onChange: (text: string) => void;
}

export const MessageInput = ({ text, problem, hint, onChange, ...field }: MessageInputProps) => (
  <TextField
    {...field}
    multiline
    size="small"
    value={text}
    error={problem !== undefined}
    helperText={problem ?? hint}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      htmlInput: { maxLength: threadLimits.text },
      formHelperText: problem === undefined ? {} : { role: 'alert' },
    }}
  />
);

/** Called when an answer was not sent: its text is still in the box, so the inbox must not go on to the next guest. */
export const AnswerFailed = createContext(() => {});

/** It can be sent again: the same message is stored once. `failure` says what went wrong. */
export function useSending() {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const noteFailure = useContext(AnswerFailed);
  const send = async (
    act: () => Promise<unknown>,
    failure: (error: unknown) => string,
  ): Promise<boolean> => {
    setIsSending(true);
    setProblem(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      setProblem(failure(error));
      noteFailure();
      return false;
    } finally {
      setIsSending(false);
    }
  };
  return { send, isSending, problem };
}

const answerFailure = (error: unknown): string =>
  `Not sent. ${reasonOf(error) ?? 'Please try again in a moment.'}`;
