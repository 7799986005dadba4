import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { threadLimits } from '@selasar/domain';
import type { RequestName } from '@selasar/domain';
import { useAnswerDraft } from './useAnswerDraft.ts';
import { useSendAnswer } from './useSendAnswer.ts';

interface AnswerBoxProps extends RequestName {
  /** The guest has written last. */
  isDue: boolean;
}

/** Where staff write to a guest. What is typed stays when the sheet is closed, until it is sent. */
export function AnswerBox({ kind, id, isDue }: AnswerBoxProps) {
  const { draft, change, clear } = useAnswerDraft({ kind, id });
  const { send, isSending, problem } = useSendAnswer({ kind, id });
  const isEmpty = draft.text.trim() === '';
  return (
    <Stack
      component="form"
      spacing={1.25}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !isSending) void send(draft).then((isSent) => isSent && clear(draft));
      }}
    >
      <TextField
        label="Write to the guest"
        multiline
        minRows={2}
        maxRows={8}
        size="small"
        value={draft.text}
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
          <Button
            disabled={isSending}
            onClick={() => void send({ text: '', messageId: draft.messageId })}
          >
            No answer needed
          </Button>
        ) : null}
      </Stack>
    </Stack>
  );
}
