import { privacy } from '@selasar/brand/texts';
import { paths } from '../../paths.ts';
import { LegalPage } from './LegalPage.tsx';

function PrivacyPage() {
  return <LegalPage path={paths.privacy} text={privacy} />;
}

export { PrivacyPage as Component };
