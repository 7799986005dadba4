import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { threadLimits } from '@selasar/domain';
import type { RequestName } from '@selasar/domain';
import { useState } from 'react';
import { useGuestForm } from '../../common/useGuestForm.ts';
import { useSendAnswer } from './useSendAnswer.ts';

const empty = { text: '' };

interface AnswerBoxProps extends RequestName {
  /** The last message is the guest's. */
  isDue: boolean;
}

/** The box where staff reply to a guest. What is typed stays when the sheet is closed, until it is sent. */
export function AnswerBox({ kind, id, isDue }: AnswerBoxProps) {
  const persisted = useGuestForm(`answer/${kind}/${id}`, empty);
  const [text, setText] = useState(() => persisted.read()?.text ?? '');
  const { send, isSending, problem } = useSendAnswer({ kind, id });
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
        helperText={problem}
        onChange={({ target }) => change(target.value)}
        slotProps={{
          htmlInput: { maxLength: threadLimits.text },
          formHelperText: { role: 'alert' },
        }}
      />
      <Stack direction="row" spacing={1.25} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={isEmpty || isSending}>
          {isSending ? 'Sending…' : 'Send'}
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
