import { factNames, ruleNames, translationKeys } from '@selasar/domain';
import type { OfferRules } from '@selasar/domain';
import { deleteField } from 'firebase/firestore';
import type { FieldValue } from 'firebase/firestore';
import type { Fields } from './changes.ts';

const rulePathOf = (name: keyof OfferRules) => `rules.${name}` as const;
const rulePaths: readonly string[] = ruleNames.map(rulePathOf);

/** The keys of the maps of texts. */
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

/**
 * Each fact and each translated text of an offer as a separate field, by its path: two people can edit different
 * texts at once.
 */
function textsByPath(fields: Fields): Fields {
  const { facts: _, translations: __, ...others } = fields;
  const texts = textPaths.flatMap(({ map, keys }) =>
    keys.map(({ key, path }) => [path, (fields[map] as Fields | undefined)?.[key]] as const),
  );
  return { ...others, ...Object.fromEntries(texts) };
}

/** The same for each rule. */
function rulesByPath({ rules, ...fields }: Fields): Fields {
  const valueOf = (name: keyof OfferRules) =>
    rules === 'damaged' ? rules : (rules as OfferRules | undefined)?.[name];
  return {
    ...fields,
    ...Object.fromEntries(ruleNames.map((name) => [rulePathOf(name), valueOf(name)])),
  };
}

/** How a version is compared with the previous one: invalid rules are replaced as a whole, not rule by rule. */
export const comparedWith = ({ rules }: Fields): ((fields: Fields) => Fields) =>
  rules === 'damaged' ? textsByPath : (fields) => rulesByPath(textsByPath(fields));

/** Converts a change to a write: deletes emptied fields, and a map with its last rule. */
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
