import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useRouteLoaderData } from 'react-router-dom';
import type { Session } from '../../data/session/session.ts';
import type { OfferKind } from '../../data/offers/kinds.ts';
import { since } from '../moment.ts';
import { adminRoute } from '../route.ts';
import { draftsOf } from './offerDraft.ts';
import { offerWord } from './words.ts';

/** The way back to forms that were left with unsaved changes: all, or those of one kind. */
export function DraftsNotice({ kind }: { kind?: OfferKind }) {
  const uid = useRouteLoaderData<Session>(adminRoute)?.uid ?? '';
  const drafts = draftsOf(uid).filter((draft) => kind === undefined || draft.kind === kind);
  if (drafts.length === 0) return null;
  return (
    <Stack spacing={1}>
      {drafts.map(({ kind: its, slug, name, at }) => (
        <Alert
          key={`${its} ${slug ?? ''}`}
          severity="info"
          action={
            <Button
              color="inherit"
              size="small"
              component={Link}
              to={`/admin/${its}?${slug ? `edit=${slug}` : 'add'}`}
            >
              Open
            </Button>
          }
          sx={{ overflowWrap: 'anywhere' }}
        >
          You have unsaved changes from {since(new Date(at))}:{' '}
          {slug ? '' : `new ${offerWord(its)} `}
          {name ? `“${name}”` : ''}
        </Alert>
      ))}
    </Stack>
  );
}
