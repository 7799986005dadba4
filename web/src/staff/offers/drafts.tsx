import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { OfferCollection } from '@selasar/domain/offers';
import {
  persistedForm,
  persistedNames,
  type FormName,
  type PersistedForm,
} from '../../forms/persistedForm.ts';
import { paths } from '../../paths.ts';
import { ActionLink } from '../common/ActionLink.tsx';
import { formatLocally } from '../common/formatInstant.ts';
import { useOwnUid } from '../common/session.tsx';
import { offerNameInText } from './offerName.ts';

export interface DraftPlace {
  uid: string;
  collection: OfferCollection | 'terms' | 'currencies' | 'receiptSettings' | 'partners';
  /** Undefined for a new offer. */
  slug: string | undefined;
}

export interface DraftContent<Values> {
  name: string;
  /** The stored values when the form was opened. */
  base: Values;
  values: Values;
  texts: Readonly<Record<string, string>>;
  /** Names of images that were chosen but not uploaded. A browser cannot store the files themselves. */
  files: readonly string[];
}

const formOf = ({ uid, collection, slug = '' }: DraftPlace): FormName => ({
  uid,
  name: `${collection}/${slug}`,
});

export const offerDraft = <Values extends object>(
  place: DraftPlace,
  empty: Values,
): PersistedForm<DraftContent<Values>> =>
  persistedForm<DraftContent<Values>>(formOf(place), {
    name: '',
    base: empty,
    values: empty,
    texts: {},
    files: [],
  });

export const hasDraft = (place: DraftPlace): boolean => offerDraft(place, {}).read() !== undefined;

export const draftsOf = (
  uid: string,
): (DraftPlace & { collection: OfferCollection; at: string; name: string })[] =>
  (['tours', 'villas'] as const)
    .flatMap((collection) =>
      persistedNames(uid, `${collection}/`).flatMap((key) => {
        const slug = key.slice(collection.length + 1) || undefined;
        const draft = offerDraft({ uid, collection, slug }, {}).read();
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
