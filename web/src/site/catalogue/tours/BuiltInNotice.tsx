import { t } from '@selasar/domain';
import { Notice } from '../../../ui/Notice.tsx';

/** A note shown when the live list could not be loaded. */
export function BuiltInNotice() {
  return (
    <Notice sx={{ mb: 2, typography: 'body2', color: 'text.secondary' }}>
      {t(
        'We could not reach the latest list, so this is our regular selection. Prices are confirmed when you book.',
      )}
    </Notice>
  );
}
