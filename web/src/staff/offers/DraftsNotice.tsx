import type { OfferCollection } from '@selasar/domain/offers';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { formatLocally } from '../common/formatInstant.ts';
import { useOwnUid } from '../common/session.tsx';
import { draftsOf } from './offerDraft.ts';
import { offerNameInText } from './offerName.ts';

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
          You have unsaved changes from <span>{formatLocally(new Date(at))}</span>:{' '}
          <span>{slug ? '' : `new ${offerNameInText(its)} `}</span>
          <span>{name ? `“${name}”` : ''}</span>
        </Alert>
      ))}
    </Stack>
  );
}
