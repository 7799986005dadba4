import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { fillTemplate } from '@selasar/domain/mail';
import { type MessageChannel, type Situation, situationLabel } from '@selasar/domain/requests';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { toast } from 'sonner';
import { staffApi } from '../../../data/api.ts';
import { toFailure } from '../../../data/firebase/failure.ts';
import { readForGuestMessage } from '../../../data/messages/templates.ts';
import { paths } from '../../../paths.ts';
import { useQuestion } from '../../../ui/ConfirmDialog.tsx';
import { reasonOf } from '../../common/attempt.ts';
import { useSending } from './AnswerBox.tsx';
import {
  type GuestMessageDraft,
  type GuestMessageRecipient,
  useGuestMessageDraft,
} from './guestMessage.ts';
import { MessageBox } from './MessageBox.tsx';

const question = {
  title: 'Replace what you have typed?',
  confirm: 'Replace',
  cancel: 'Keep it',
};

const done: Readonly<Record<Exclude<MessageChannel, 'whatsapp'>, string>> = {
  mail: 'The guest is mailed',
  thread: 'The message is in the guest’s trip',
};

export function MessageGuest({ request }: { request: GuestMessageRecipient }) {
  const { draft, begin, change, clear, messageId } = useGuestMessageDraft(request);
  const sending = useSending();
  const [channel, setChannel] = useState<MessageChannel>();
  const [picked, setChosen] = useState<Situation>();
  const chosen = picked ?? draft?.situation ?? request.situations[0];
  const [isFilling, setFilling] = useState(false);
  const [problem, setProblem] = useState<string>();
  const replace = useQuestion(question);

  const fill = async (situation: Situation) => {
    if (draft?.isTyped && !(await replace.ask('The template replaces it.'))) {
      return;
    }
    setFilling(true);
    setProblem(undefined);
    try {
      const { driverId, tripId, factsWith } = request;
      const { template, tripKey, ...beside } = await readForGuestMessage({
        situation,
        driverId,
        tripId,
      });
      const tripLink = tripKey && `${window.location.origin}${paths.trip(tripKey)}`;
      begin(situation, fillTemplate(template, factsWith({ ...beside, tripLink })).text);
    } catch (error) {
      setProblem(`The text could not be loaded. ${reasonOf(error) ?? 'Please try again.'}`);
    }
    setFilling(false);
  };

  const send = async (message: GuestMessageDraft, via: MessageChannel) => {
    const { kind, id } = request;
    const { situation, text } = message;
    const input = { kind, id, messageId: messageId(message, via), situation, via, text };
    setChannel(via);
    const isSent = await sending.send(
      () => staffApi.messageGuest(input),
      (error) => guestMessageFailure(error, via),
    );
    // A message opened in WhatsApp stays: the user may return without having sent it.
    if (!isSent || via === 'whatsapp') return;
    toast.success(done[via]);
    clear(message);
  };

  return (
    <Box component="section" aria-label="Message from a template">
      <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
        <TextField
          select
          fullWidth
          size="small"
          label="Situation"
          value={chosen}
          onChange={({ target }) => setChosen(target.value as Situation)}
        >
          {request.situations.map((situation) => (
            <MenuItem key={situation} value={situation}>
              <span>{situationLabel[situation]}</span>
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="outlined"
          disabled={isFilling}
          onClick={() => void fill(chosen)}
          sx={{ flexShrink: 0 }}
        >
          <span>{isFilling ? 'Filling in…' : 'Fill in'}</span>
        </Button>
        <Link component={RouterLink} to={paths.admin.templates} variant="body2">
          Templates
        </Link>
      </Stack>
      {problem ? (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 1 }}>
          {problem}
        </Typography>
      ) : null}
      {draft ? (
        <MessageBox
          request={request}
          draft={draft}
          sending={sending.isSending ? channel : undefined}
          problem={sending.problem}
          onChange={change}
          onSend={(via) => void send(draft, via)}
          onDiscard={() => clear(draft)}
        />
      ) : null}
      {replace.dialog}
    </Box>
  );
}

export function guestMessageFailure(error: unknown, via: MessageChannel): string {
  const failure = toFailure(error);
  if (failure.details || failure.kind === 'refused') {
    const not = via === 'whatsapp' ? 'Not in the history.' : 'Not sent.';
    return `${not} ${reasonOf(failure) ?? 'Please try again.'}`;
  }
  return via === 'whatsapp'
    ? 'We do not know whether this is in the history. Please open it again: it is recorded only once.'
    : 'We do not know whether this was sent. Please send it again: the guest gets it only once.';
}
