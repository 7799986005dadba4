import { editKinds } from '@selasar/domain';
import { useEdits } from '../../data/edits/useEdits.ts';
import { NewestPage } from '../newest/NewestPage.tsx';
import type { AdminHeading } from '../shell/links.ts';
import { EditList } from './EditList.tsx';
import { kindNames } from './editText.ts';

/** Who has edited an offer, a role or a setting, the newest first. */
const EditsPage = () => (
  <NewestPage
    kinds={editKinds}
    kindNames={kindNames}
    useNewest={useEdits}
    failed="Failed to load the history"
    name="edit"
    list={(edits) => <EditList edits={edits} />}
  />
);

export { EditsPage as Component };
export const handle: AdminHeading = {
  title: 'History',
  description: 'Who has edited offers, roles and settings',
};
