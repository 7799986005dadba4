import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  chatWithGuest,
  openLines,
  situationLabel,
  threadLimits,
  withoutOpenLines,
} from '@selasar/domain';
import type { MessageChannel } from '@selasar/domain';
import type { GuestMessageRecipient } from './recipient.ts';
import type { GuestMessageDraft } from './useGuestMessageDraft.ts';

interface MessageBoxProps {
  request: Pick<GuestMessageRecipient, 'phone' | 'email' | 'tripId'>;
  draft: Pick<GuestMessageDraft, 'situation' | 'text'>;
  /** The channel that is sending it. */
  sending: MessageChannel | undefined;
  problem: string | undefined;
  onChange: (text: string) => void;
  onSend: (via: MessageChannel) => void;
  onDiscard: () => void;
}

/** The text to a guest, and the channels to send it. Open placeholders must be filled in first. */
export function MessageBox(props: MessageBoxProps) {
  const { request, draft, sending, problem, onChange, onSend, onDiscard } = props;
  const { text } = draft;
  const open = openLines(text);
  const isWhole = text.trim() !== '' && open.length === 0;
  const isReady = isWhole && sending === undefined;
  const chat = chatWithGuest(request.phone, text.trim());

  return (
    <Stack spacing={1.25} sx={{ mt: 1.5 }}>
      <TextField
        label={`Message: ${situationLabel[draft.situation]}`}
        multiline
        minRows={5}
        maxRows={16}
        size="small"
        value={text}
        error={problem !== undefined}
        helperText={problem ?? `${text.length} of ${threadLimits.text} characters`}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          htmlInput: { maxLength: threadLimits.text },
          ...(problem === undefined ? {} : { formHelperText: { role: 'alert' } }),
        }}
      />
      {open.length > 0 ? (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => onChange(withoutOpenLines(text))}>
              Leave out
            </Button>
          }
        >
          Not known yet. Please fill in, or leave out:
          {open.map((line, place) => (
            // Two lines may be the same.
            // oxlint-disable-next-line no-array-index-key
            <div key={place}>“{line}”</div>
          ))}
        </Alert>
      ) : null}
      <Stack direction="row" spacing={1.25} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {chat ? (
          <Button
            variant="outlined"
            // It stays a link while the message is being logged, so the click opens the chat.
            disabled={!isWhole}
            {...(isWhole ? { href: chat, target: '_blank', rel: 'noopener noreferrer' } : {})}
            // The chat opens in a new tab; whether the message is sent there is up to the user.
            onClick={() => onSend('whatsapp')}
          >
            WhatsApp
          </Button>
        ) : null}
        {request.email ? (
          <Button variant="outlined" disabled={!isReady} onClick={() => onSend('mail')}>
            {sending === 'mail' ? 'Sending…' : 'Mail'}
          </Button>
        ) : null}
        {request.tripId === undefined ? null : (
          <Button variant="outlined" disabled={!isReady} onClick={() => onSend('thread')}>
            {sending === 'thread' ? 'Sending…' : 'In the trip'}
          </Button>
        )}
        <Button color="inherit" disabled={sending !== undefined} onClick={onDiscard}>
          Discard
        </Button>
      </Stack>
    </Stack>
  );
}
