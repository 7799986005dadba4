import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { t } from '@selasar/domain';
import type { Failure } from '../../data/firebase/failure.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useOnReconnect } from '../../ui/useOnReconnect.ts';
import { chatGreeting } from '../layout/whatsapp/chatGreeting.ts';
import { WhatsAppButton } from '../layout/whatsapp/WhatsAppButton.tsx';

const hintOf = ({ kind, details }: Failure): string => {
  if (kind === 'unreachable')
    return t('The server cannot be reached. Please check your connection.');
  return details?.message ?? t('Something went wrong on our side.');
};

/** The trip may exist, but could not be loaded. */
export function TripError({ error, onRetry }: { error: Failure; onRetry: () => void }) {
  useOnReconnect(onRetry);
  return (
    <EmptyState title={t('Your trip could not be loaded')} hint={hintOf(error)}>
      <Stack spacing={1.25}>
        <Button variant="contained" onClick={onRetry}>
          {t('Try again')}
        </Button>
        <WhatsAppButton text={chatGreeting()} variant="outlined">
          {t('Contact via WhatsApp')}
        </WhatsAppButton>
      </Stack>
    </EmptyState>
  );
}
