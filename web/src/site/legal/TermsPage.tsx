import { terms } from '@selasar/brand/texts';
import { spoken } from '@selasar/domain';
import { paths } from '../../paths.ts';
import { LegalPage } from './LegalPage.tsx';

function TermsPage() {
  return <LegalPage path={paths.terms} text={spoken().texts?.terms ?? terms} />;
}

export { TermsPage as Component };
