import { ruleNames } from '@selasar/domain';
import type { OfferRules } from '@selasar/domain';
import { deleteField } from 'firebase/firestore';
import type { FieldValue } from 'firebase/firestore';
import type { Fields } from './changes.ts';

const pathOf = (name: keyof OfferRules) => `rules.${name}` as const;
const rulePaths: readonly string[] = ruleNames.map(pathOf);
export const isOfRules = (path: string): boolean => path === 'rules' || rulePaths.includes(path);

/** Each rule of an offer as a field of its own, by its path: two people may change different rules at once. */
export function byPath({ rules, ...fields }: Fields): Fields {
  const valueOf = (name: keyof OfferRules) =>
    rules === 'damaged' ? rules : (rules as OfferRules | undefined)?.[name];
  return {
    ...fields,
    ...Object.fromEntries(ruleNames.map((name) => [pathOf(name), valueOf(name)])),
  };
}

/** How versions are compared with the one before: rules that were damaged are set anew as a whole. */
export const comparedWith = ({ rules }: Fields): ((fields: Fields) => Fields) =>
  rules === 'damaged' ? (fields) => fields : byPath;

/** A change as it is written: what is emptied goes, and with the last rule the map. */
export function toUpdate(change: Fields, stored: Fields): Record<string, unknown> {
  const after = { ...stored, ...change };
  const isLast =
    Object.keys(change).some(isOfRules) && rulePaths.every((path) => after[path] === undefined);
  const entries = Object.entries(change).filter(([path]) => !(isLast && rulePaths.includes(path)));
  const gone = (): FieldValue => deleteField();
  return {
    ...Object.fromEntries(entries.map(([path, value]) => [path, value ?? gone()])),
    ...(isLast && change['rules'] === undefined ? { rules: gone() } : {}),
  };
}
