import Alert from '@mui/material/Alert';
import { t } from '@selasar/domain';
import type { TripRequest } from '@selasar/domain';
import { use } from 'react';
import { tripApi } from '../../data/api.ts';
import { SendButton } from '../forms/request/SendButton.tsx';
import { leaveFocus } from '../../ui/leaveFocus.ts';
import { changeRequestText } from './nextStep.ts';
import { OnlyRead } from './OnlyRead.ts';
import { TripKey } from './TripKey.ts';
import { useSending } from './useSending.ts';

/** The guest's open change request, which can be withdrawn. */
export function ChangeRequest({ request }: { request: TripRequest }) {
  const key = use(TripKey);
  const { sending, failure, send } = useSending();
  const onlyRead = use(OnlyRead);
  const text = changeRequestText(request);
  if (!text) return null;
  const withdraw = () =>
    void send(async () => {
      await tripApi.withdrawChangeRequest({ key, kind: request.kind, id: request.id });
    });
  return (
    <>
      <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
        {text}
        {onlyRead ? null : (
          <SendButton
            ref={leaveFocus}
            color="inherit"
            variant="outlined"
            size="small"
            onClick={withdraw}
            sending={sending}
            sx={{ display: 'block', mt: 1 }}
          >
            {sending ? t('Processing...') : t('Withdraw request')}
          </SendButton>
        )}
      </Alert>
      {failure ? <Alert severity="error">{failure}</Alert> : null}
    </>
  );
}
