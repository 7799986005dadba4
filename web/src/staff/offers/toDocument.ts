import type { Fields } from '../../data/offers/changes.ts';
import { ruleFormNames, toRules } from './rules/ruleForm.ts';
import type { RuleForm } from './rules/ruleForm.ts';
import { isTranslation, toTranslations } from './translations/translationForm.ts';

/** The fields of a form as the document has them: the rules in a map of their own, and so the translations. */
export function toDocument(form: Fields): Fields {
  const others = Object.entries(form).filter(
    ([name]) => !(ruleFormNames as string[]).includes(name) && !isTranslation(name),
  );
  return {
    ...Object.fromEntries(others),
    translations: toTranslations(form),
    rules: toRules(form as unknown as RuleForm),
  };
}
