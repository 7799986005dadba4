import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { baliDate, baliTime, company, shortDate } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { threadLimits } from '@selasar/domain/messages';
import { type ThreadMessage, type TripRequest } from '@selasar/domain/trips';
import { useEffect, useRef, use, useState } from 'react';
import { TextInput } from '../../ui/TextInput.tsx';
import { SendButton, SlowNotice } from '../forms/request/RequestParts.tsx';
import { Failed, failureText, type RequestDialogProps, TripDialog } from './TripDialog.tsx';
import { titleOf } from './requestText.ts';
import { tripApi } from '../../data/api.ts';
import { useRequestForm } from '../forms/request/useRequestForm.ts';
import { messageSchema, TripKey } from './tripRequest.ts';

export function Messages({ request, open, onClose }: RequestDialogProps) {
  const { form, submit, messages } = useMessages(request);
  const { control, formState } = form;
  const { errors, isSubmitting } = formState;
  const failed = errors.root?.message;
  return (
    <TripDialog
      request={request}
      open={open}
      title={t('About {title}', { title: titleOf(request) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          <SendButton sending={isSubmitting} onClick={(event) => void submit(event)}>
            {isSubmitting ? t('Sending...') : failed ? t('Send again') : t('Send')}
          </SendButton>
        </>
      }
    >
      <Stack spacing={2}>
        <Thread messages={messages} />
        <TextInput
          control={control}
          name="text"
          label={t('Your message')}
          multiline
          minRows={3}
          maxRows={8}
          maxLength={threadLimits.text}
        />
        <Failed>{failed}</Failed>
        <SlowNotice waiting={isSubmitting} />
      </Stack>
    </TripDialog>
  );
}

function Thread({ messages }: { messages: readonly ThreadMessage[] }) {
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (last) end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  return (
    <Box role="log" aria-label={t('Messages')}>
      {messages.length === 0 ? (
        <Typography color="textSecondary">
          {t('Ask or tell us anything about this. We answer here, usually on the same day.')}
        </Typography>
      ) : (
        messages.map((message) => <Message key={message.id} message={message} />)
      )}
      <div ref={end} />
    </Box>
  );
}

function Message({ message: { from, text, at, byName } }: { message: ThreadMessage }) {
  const isGuest = from === 'guest';
  const author = isGuest ? t('You') : byName ? `${byName}, ${company.name}` : company.name;
  return (
    <Box
      sx={{
        mb: 1.5,
        p: 1.5,
        maxWidth: '85%',
        width: 'fit-content',
        ml: isGuest ? 'auto' : 0,
        borderRadius: ({ radius }) => radius.tile,
        bgcolor: isGuest ? 'brand.band' : 'action.hover',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('{author} · {date}, {time} (Bali time)', {
          author,
          date: shortDate(baliDate(at)),
          time: baliTime(at),
        })}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
    </Box>
  );
}

const empty = { text: '' };

/** Input stays a draft until the server has it; sent twice, it is one message. */
function useMessages({ kind, id, thread }: TripRequest) {
  const key = use(TripKey);
  const [sent, setSent] = useState<ThreadMessage>();
  const [unsureId, setUnsureId] = useState<string>();
  const { form, draft, submit, clear } = useRequestForm({
    name: `trip/${id}`,
    empty,
    schema: () => messageSchema,
    send: async ({ text, requestId }) => {
      await tripApi.writeToUs({ key, kind, id, messageId: requestId, text });
      return { id: requestId, from: 'guest' as const, text, at: new Date() };
    },
    onAnswer: setSent,
    onFailure: (error, { requestId }) => {
      setUnsureId(requestId);
      return failureText(error);
    },
  });
  const arrived = thread.find((message) => message.id === unsureId);
  const seen = useRef('');
  useEffect(() => {
    if (!arrived || seen.current === arrived.id) return;
    seen.current = arrived.id;
    if (form.getValues('text').trim() === arrived.text) {
      clear();
      return;
    }
    draft.renew();
    form.clearErrors();
  }, [arrived, form, draft, clear]);
  const isOnPage = thread.some((message) => message.id === sent?.id);
  return { form, submit, messages: sent && !isOnPage ? [...thread, sent] : thread };
}
