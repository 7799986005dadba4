import { t } from '@selasar/domain/i18n';
import { Notice } from '../../../ui/Notice.tsx';

export function BuiltInNotice() {
  return (
    <Notice sx={{ mb: 2, typography: 'body2', color: 'text.secondary' }}>
      {t(
        'We could not reach the latest list, so this is our regular selection. Prices are confirmed when you book.',
      )}
    </Notice>
  );
}
