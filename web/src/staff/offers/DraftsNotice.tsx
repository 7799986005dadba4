import type { OfferCollection } from '@selasar/domain';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { formatLocally } from '../common/formatInstant.ts';
import { useOwnUid } from '../shell/session/route.ts';
import { draftsOf } from './offerDraft.ts';
import { offerNameInText } from './offerName.ts';

/** Links to forms with unsaved changes: all, or those of one collection. */
export function DraftsNotice({ collection }: { collection?: OfferCollection }) {
  const uid = useOwnUid() ?? '';
  const drafts = draftsOf(uid).filter(
    (draft) => collection === undefined || draft.collection === collection,
  );
  if (drafts.length === 0) return null;
  return (
    <Stack spacing={1}>
      {drafts.map(({ collection: its, slug, name, at }) => (
        <Alert
          key={`${its} ${slug ?? ''}`}
          severity="info"
          action={
            <Button
              color="inherit"
              size="small"
              component={Link}
              to={slug ? paths.admin.editedOffer(its, slug) : paths.admin.newOffer(its)}
            >
              Open
            </Button>
          }
          sx={{ overflowWrap: 'anywhere' }}
        >
          You have unsaved changes from {formatLocally(new Date(at))}:{' '}
          {slug ? '' : `new ${offerNameInText(its)} `}
          {name ? `“${name}”` : ''}
        </Alert>
      ))}
    </Stack>
  );
}
