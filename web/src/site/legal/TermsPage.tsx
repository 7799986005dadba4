import { terms } from '@selasar/brand/texts';
import { currentLocale } from '@selasar/domain';
import { paths } from '../../paths.ts';
import { LegalPage } from './LegalPage.tsx';

function TermsPage() {
  return <LegalPage path={paths.terms} text={currentLocale().texts?.terms ?? terms} />;
}

export { TermsPage as Component };
