import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import { MessagePage } from '../../brand/MessagePage.tsx';
import { NoIndex, PageTitle } from '../../brand/PageTitle.tsx';
import { FindTripForm } from './FindTripForm.tsx';

const FindTripPage = () => (
  <MessagePage heading={t('Find my booking')}>
    <PageTitle title={t('Find my booking')} />
    <NoIndex />
    <Typography color="textSecondary">
      {t('Tell us the email that you booked with. We send the link of your trip there.')}
    </Typography>
    <FindTripForm />
  </MessagePage>
);

export { FindTripPage as Component };
