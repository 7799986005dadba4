import { formatCount } from '../../i18n/intl.ts';
import type { PlainMessage } from '../../i18n/message.ts';
import { t } from '../../i18n/t.ts';
import type { Language } from '../../i18n/languages.ts';
import { readCaptions } from '../captions.ts';
import { pictureName } from '../pictures.ts';
import { textLanguage } from '../textLanguage.ts';
import { linesOf } from '../translations.ts';
import type { FactName, offerFacts } from './offerFacts.ts';
import { isTextFact } from './fact.ts';
import type { FactKind, Facts, FactSpec, FactTable } from './fact.ts';

type Translated<Label extends PlainMessage> = Label;
type Fact = (typeof offerFacts)[FactName];
type OptionsOf<Kind> = Kind extends { options: infer Options } ? Options[keyof Options] : never;
/** It compiles only if each language has a translation. */
type Label = Translated<
  Extract<Fact, { place: 'summary' | 'details' }>['label'] | OptionsOf<Fact['kind']>
>;
const inWords = (label: string): string => t(label as Label);

export interface ShownFact<Name extends string = string> {
  name: Name;
  label: string;
  lines: readonly string[];
  /** If it may differ from the page's. */
  language: Language | undefined;
}

export type FactIn<Table extends FactTable, Place> = {
  [Name in keyof Table & string]: Table[Name]['place'] extends Place ? Name : never;
}[keyof Table & string];

export function factLines(kind: FactKind, value: string): readonly string[] {
  switch (kind.is) {
    case 'choice':
      return [kind.options[value]].flatMap((text) => (text ? [inWords(text)] : []));
    case 'choices': {
      const texts = linesOf(value).flatMap((one) => kind.options[one] ?? []);
      return texts.length > 0 ? [texts.map(inWords).join(', ')] : [];
    }
    case 'count':
      return value === '' ? [] : [t(kind.unit, { count: formatCount(Number(value)) })];
    case 'captions':
      return [...readCaptions(value).values()];
    case 'picture':
    case 'pictures':
      return linesOf(value).map(pictureName);
    default:
      return linesOf(value);
  }
}

export const shownFacts = <Table extends FactTable, Place extends FactSpec['place']>(
  table: Table,
  place: Place,
  offer: { facts?: Facts<keyof Table & string> | undefined },
): ShownFact<FactIn<Table, Place>>[] =>
  Object.entries<FactSpec>(table).flatMap(([key, { kind, label, place: own }]) => {
    const name = key as FactIn<Table, Place>;
    const lines = factLines(kind, offer.facts?.[name] ?? '');
    if (own !== place || lines.length === 0) return [];
    const language = isTextFact(kind) ? textLanguage(offer, name as never) : undefined;
    return [{ name, label: inWords(label), lines, language }];
  });
