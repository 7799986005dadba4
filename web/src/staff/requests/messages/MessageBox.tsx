import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { chatWithGuest } from '@selasar/domain/core';
import { openLines, withoutOpenLines } from '@selasar/domain/mail';
import { threadLimits } from '@selasar/domain/messages';
import { type MessageChannel, situationLabel } from '@selasar/domain/requests';
import { MessageInput } from './AnswerBox.tsx';
import type { GuestMessageDraft, GuestMessageRecipient } from './guestMessage.ts';

interface MessageBoxProps {
  request: Pick<GuestMessageRecipient, 'phone' | 'email' | 'tripId'>;
  draft: Pick<GuestMessageDraft, 'situation' | 'text'>;
  sending: MessageChannel | undefined;
  problem: string | undefined;
  onChange: (text: string) => void;
  onSend: (via: MessageChannel) => void;
  onDiscard: () => void;
}

export function MessageBox(props: MessageBoxProps) {
  const { request, draft, sending, problem, onChange, onSend, onDiscard } = props;
  const { text } = draft;
  const open = openLines(text);
  const isValid = text.trim() !== '' && open.length === 0;
  const isReady = isValid && sending === undefined;
  const chat = chatWithGuest(request.phone, text.trim());

  return (
    <Stack spacing={1.25} sx={{ mt: 1.5 }}>
      <MessageInput
        label={<span>{`Message: ${situationLabel[draft.situation]}`}</span>}
        minRows={5}
        maxRows={16}
        text={text}
        problem={problem}
        hint={`${text.length} of ${threadLimits.text} characters`}
        onChange={onChange}
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
            <div key={place}>{`“${line}”`}</div>
          ))}
        </Alert>
      ) : null}
      <Stack direction="row" spacing={1.25} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {chat ? (
          <Button
            variant="outlined"
            // It stays a link while the message is being logged, so the click opens the chat.
            disabled={!isValid}
            {...(isValid ? { href: chat, target: '_blank', rel: 'noopener noreferrer' } : {})}
            onClick={() => onSend('whatsapp')}
          >
            WhatsApp
          </Button>
        ) : null}
        {request.email ? (
          <Button variant="outlined" disabled={!isReady} onClick={() => onSend('mail')}>
            <span>{sending === 'mail' ? 'Sending…' : 'Mail'}</span>
          </Button>
        ) : null}
        {request.tripId === undefined ? null : (
          <Button variant="outlined" disabled={!isReady} onClick={() => onSend('thread')}>
            <span>{sending === 'thread' ? 'Sending…' : 'In the trip'}</span>
          </Button>
        )}
        <Button color="inherit" disabled={sending !== undefined} onClick={onDiscard}>
          Discard
        </Button>
      </Stack>
    </Stack>
  );
}
