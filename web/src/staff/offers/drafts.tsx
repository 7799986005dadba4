import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { OfferCollection } from '@selasar/domain/offers';
import { persistedNames } from '../../forms/persistedForm.ts';
import { paths } from '../../paths.ts';
import { ActionLink } from '../common/ActionLink.tsx';
import { formatLocally } from '../common/formatInstant.ts';
import { useOwnUid } from '../common/session.tsx';
import { draftOf, type DraftContent, type DraftPlace } from '../editing/drafts.ts';
import { offerNameInText } from './offerName.ts';

export const draftsOf = (
  uid: string,
): (DraftPlace & { collection: OfferCollection; at: string; name: string })[] =>
  (['tours', 'villas'] as const)
    .flatMap((collection) =>
      persistedNames(uid, `${collection}/`).flatMap((key) => {
        const slug = key.slice(collection.length + 1) || undefined;
        const draft = draftOf({ uid, collection, slug }, {}).read();
        return draft ? [{ uid, collection, slug, at: draft.at, name: draft.name }] : [];
      }),
    )
    .sort((a, b) => b.at.localeCompare(a.at));

export interface OfferPictures {
  image: string;
  gallery: readonly string[];
  hostPicture?: string | undefined;
  floorPlan?: string | undefined;
}

export const picturesOf = ({ image, gallery, hostPicture, floorPlan }: OfferPictures): string[] =>
  [image, ...gallery, hostPicture, floorPlan].flatMap((url) => (url ? [url] : []));

export function newPictures({ base, values }: DraftContent<OfferPictures>): string[] {
  const before = picturesOf(base);
  return picturesOf(values).filter((url) => !before.includes(url));
}

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
            <ActionLink to={slug ? paths.admin.editedOffer(its, slug) : paths.admin.newOffer(its)}>
              Open
            </ActionLink>
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
