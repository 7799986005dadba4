import { privacy } from '@selasar/brand/texts';
import { currentLocale } from '@selasar/domain/i18n';
import { paths } from '../../paths.ts';
import { LegalPage } from './LegalPage.tsx';

function PrivacyPage() {
  return <LegalPage path={paths.privacy} text={currentLocale().texts?.privacy ?? privacy} />;
}

export { PrivacyPage as Component, LegalPage as content };
