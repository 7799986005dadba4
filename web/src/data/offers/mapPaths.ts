import { ruleNames, translationKeys } from '@selasar/domain';
import type { OfferRules } from '@selasar/domain';
import { deleteField } from 'firebase/firestore';
import type { FieldValue } from 'firebase/firestore';
import type { Fields } from './changes.ts';

const rulePathOf = (name: keyof OfferRules) => `rules.${name}` as const;
const textPathOf = (key: string) => `translations.${key}` as const;

const rulePaths: readonly string[] = ruleNames.map(rulePathOf);
const maps = ['rules', 'translations'];
const paths: readonly string[] = [...maps, ...rulePaths, ...translationKeys.map(textPathOf)];
export const isOfMap = (path: string): boolean => paths.includes(path);

/** Each translated text of an offer as a field of its own, by its path: two people can edit different texts at once. */
function textsByPath({ translations, ...fields }: Fields): Fields {
  const valueOf = (key: string) => (translations as Fields | undefined)?.[key];
  return {
    ...fields,
    ...Object.fromEntries(translationKeys.map((key) => [textPathOf(key), valueOf(key)])),
  };
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
