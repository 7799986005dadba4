import type { Fields } from '../../data/offers/changes.ts';
import { isFact, toFacts } from './facts/factForm.ts';
import { ruleFormNames, toRules } from './rules/ruleForm.ts';
import type { RuleForm } from './rules/ruleForm.ts';
import { isTranslation, toTranslations } from './translations/translationForm.ts';

/** Converts form fields to the document: rules, facts and translations in a map each. */
export function toDocument(form: Fields): Fields {
  const others = Object.entries(form).filter(
    ([name]) =>
      !(ruleFormNames as string[]).includes(name) && !isFact(name) && !isTranslation(name),
  );
  return {
    ...Object.fromEntries(others),
    facts: toFacts(form),
    translations: toTranslations(form),
    rules: toRules(form as unknown as RuleForm),
  };
}
