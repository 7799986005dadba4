import { terms } from '@selasar/brand/texts';
import { paths } from '../../paths.ts';
import { LegalPage } from './LegalPage.tsx';

function TermsPage() {
  return <LegalPage path={paths.terms} text={terms} />;
}

export { TermsPage as Component };
