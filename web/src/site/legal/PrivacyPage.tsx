import { privacy } from '@selasar/brand/texts';
import { spoken } from '@selasar/domain';
import { paths } from '../../paths.ts';
import { LegalPage } from './LegalPage.tsx';

function PrivacyPage() {
  return <LegalPage path={paths.privacy} text={spoken().texts?.privacy ?? privacy} />;
}

export { PrivacyPage as Component };
