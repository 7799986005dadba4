import { factNames, translationKeys } from '@selasar/domain/offers';
import { type OfferRules, ruleNames } from '@selasar/domain/pricing';
import { deleteField } from 'firebase/firestore';
import type { FieldValue } from 'firebase/firestore';
import type { Fields } from './changes.ts';

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
