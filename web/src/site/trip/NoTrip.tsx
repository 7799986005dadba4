import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain';
import { MessagePage } from '../../brand/MessagePage.tsx';
import { chatGreeting } from '../layout/whatsapp/chatGreeting.ts';
import { WhatsAppButton } from '../layout/whatsapp/WhatsAppButton.tsx';
import { FindTripForm } from './FindTripForm.tsx';

/** For every address without a trip: wrong and replaced ones show the same page. */
export function NoTrip() {
  return (
    <MessagePage heading={t('This link does not lead to a trip')}>
      <Typography color="textSecondary">
        {t(
          'It may have been replaced by a newer one, or a part of it is missing. We can send you the right one: to the email that you booked with.',
        )}
      </Typography>
      <FindTripForm />
      <WhatsAppButton text={chatGreeting()} variant="outlined">
        {t('Contact via WhatsApp')}
      </WhatsAppButton>
    </MessagePage>
  );
}
