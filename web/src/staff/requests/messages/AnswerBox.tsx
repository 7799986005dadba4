import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { threadLimits } from '@selasar/domain/messages';
import { useState } from 'react';
import { useGuestForm } from '../../common/useGuestForm.ts';
import { useSendAnswer } from './useSendAnswer.ts';

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
  const { send, isSending, problem } = useSendAnswer(onSend);
  const isEmpty = text.trim() === '';
  const change = (after: string) => {
    setText(after);
    persisted.write(after === '' ? undefined : { text: after });
  };
  /** Another text is another message. What was typed in the meantime stays. */
  const submit = async (sent: string) => {
    if (!(await send(sent, persisted.requestId(sent)))) return;
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
      <TextField
        label="Write to the guest"
        multiline
        minRows={2}
        maxRows={8}
        size="small"
        value={text}
        error={problem !== undefined}
        helperText={problem ?? hint}
        onChange={({ target }) => change(target.value)}
        slotProps={{
          htmlInput: { maxLength: threadLimits.text },
          formHelperText: problem === undefined ? {} : { role: 'alert' },
        }}
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
