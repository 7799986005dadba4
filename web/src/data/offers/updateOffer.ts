import { type OfferCollection, factNames, translationKeys } from '@selasar/domain/offers';
import {
  doc,
  runTransaction,
  serverTimestamp,
  deleteField,
  type FieldValue,
} from 'firebase/firestore';
import { type OfferRules, ruleNames } from '@selasar/domain/pricing';
import { Failure } from '../firebase/failure.ts';
import { store } from '../firebase/store.ts';
import { changedFields, pick, type Fields } from './changes.ts';
import { offerCollections } from './useOffers.ts';

/** With invalid facts or translations stored, the server would refuse any change of the document. Valid ones stay. */
export const withValidTexts = (
  update: Readonly<Record<string, unknown>>,
  stored: Fields,
  read: Fields,
): Record<string, unknown> =>
  ['facts', 'translations'].reduce<Record<string, unknown>>(
    (valid, map) =>
      changedFields(stored, { [map]: read[map] }).length > 0
        ? withValidMap(valid, map, read[map] as Fields | undefined)
        : valid,
    { ...update },
  );

function withValidMap(update: Readonly<Record<string, unknown>>, map: string, read?: Fields) {
  const prefix = `${map}.`;
  const isText = ([path]: [string, unknown]) => path.startsWith(prefix);
  const all = Object.entries(update);
  const changed = all
    .filter(isText)
    .map(([path, text]) => [path.slice(prefix.length), text] as const);
  const texts = { ...read, ...Object.fromEntries(changed) };
  const valid = Object.entries(texts).filter(([, text]) => typeof text === 'string' && text !== '');
  return {
    ...Object.fromEntries(all.filter((entry) => !isText(entry))),
    [map]: valid.length > 0 ? Object.fromEntries(valid) : deleteField(),
  };
}

/**
 * Writes the fields that differ between `before`, the version that the user saw, and `after`. Refused as
 * 'offer-changed' if a field has by now neither the value that the user saw nor the one that they wrote: the SDK also
 * runs the transaction again when only the answer to its success was lost.
 */
export async function updateOffer(
  collection: OfferCollection,
  slug: string,
  before: Fields,
  after: Fields,
): Promise<void> {
  const compared = comparedWith(before);
  const [was, wanted] = [compared(before), compared(after)];
  const names = changedFields(was, wanted);
  if (names.length === 0) return;
  const reference = doc(store, collection, slug);
  await runTransaction(store, async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (!stored) throw new Failure('refused', 'offer-deleted');
    const whole: Fields = offerCollections[collection].schema.safeParse(stored).data ?? stored;
    const read = compared(whole);
    const now = pick(read, names);
    if (changedFields(now, pick(was, names)).length > 0) {
      if (changedFields(now, pick(wanted, names)).length === 0) return;
      throw new Failure('refused', 'offer-changed');
    }
    const edited = pick(read, Object.keys(wanted));
    // Invalid rules stay until someone sets new ones.
    const changed = changedFields(stored, edited).filter((name) => !isOfMap(name));
    const update = { ...pick(read, changed), ...toUpdate(pick(wanted, names), read) };
    transaction.update(reference, {
      ...withValidTexts(update, stored, whole),
      updatedAt: serverTimestamp(),
    });
  });
}

const rulePathOf = (name: keyof OfferRules) => `rules.${name}` as const;
const rulePaths: readonly string[] = ruleNames.map(rulePathOf);

const textKeys: Readonly<Record<string, readonly string[]>> = {
  facts: factNames,
  translations: translationKeys,
};
const textPaths = Object.entries(textKeys).map(([map, keys]) => ({
  map,
  keys: keys.map((key) => ({ key, path: `${map}.${key}` })),
}));
const paths: readonly string[] = [
  'rules',
  ...rulePaths,
  ...textPaths.flatMap(({ map, keys }) => [map, ...keys.map(({ path }) => path)]),
];
export const isOfMap = (path: string): boolean => paths.includes(path);

/** By path, so that two people can edit different texts at once. */
function textsByPath(fields: Fields): Fields {
  const { facts: _, translations: __, ...others } = fields;
  const texts = textPaths.flatMap(({ map, keys }) =>
    keys.map(({ key, path }) => [path, (fields[map] as Fields | undefined)?.[key]] as const),
  );
  return { ...others, ...Object.fromEntries(texts) };
}

function rulesByPath({ rules, ...fields }: Fields): Fields {
  const valueOf = (name: keyof OfferRules) =>
    rules === 'damaged' ? rules : (rules as OfferRules | undefined)?.[name];
  return {
    ...fields,
    ...Object.fromEntries(ruleNames.map((name) => [rulePathOf(name), valueOf(name)])),
  };
}

/** Invalid rules are replaced as a whole, not rule by rule. */
export const comparedWith = ({ rules }: Fields): ((fields: Fields) => Fields) =>
  rules === 'damaged' ? textsByPath : (fields) => rulesByPath(textsByPath(fields));

export function toUpdate(change: Fields, stored: Fields): Record<string, unknown> {
  const after = { ...stored, ...change };
  const isLast =
    Object.keys(change).some((path) => path === 'rules' || rulePaths.includes(path)) &&
    rulePaths.every((path) => after[path] === undefined);
  const entries = Object.entries(change).filter(([path]) => !(isLast && rulePaths.includes(path)));
  const gone = (): FieldValue => deleteField();
  return {
    ...Object.fromEntries(entries.map(([path, value]) => [path, value ?? gone()])),
    ...(isLast && change['rules'] === undefined ? { rules: gone() } : {}),
  };
}
