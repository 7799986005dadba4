import { problemText, validateWith } from '@selasar/domain/core';
import { templateTextSchema } from '@selasar/domain/mail';
import { useState } from 'react';
import { toast } from 'sonner';
import { saveTemplate, type StoredTemplate } from '../../../data/messages/templates.ts';
import { reasonOf, notArrived, notifyUnsure } from '../../common/reasonOf.ts';

const failed = (description: string): void => {
  toast.error('Failed to save the template', { description });
};

/** Until the first edit it follows colleagues' changes; after that it stays. */
export function useTemplateForm(stored: StoredTemplate) {
  const [typed, setTyped] = useState<{ text: string; seen: number | null }>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const [sent, setSent] = useState<string>();
  const { situation, version } = stored;
  const text = typed?.text ?? stored.text;
  const isChanged = text !== stored.text;
  // What was typed while one's own text was saved is based on that.
  const seen = typed && stored.text !== sent ? typed.seen : version;

  const change = (after: string) => {
    setProblem(undefined);
    setTyped({ text: after, seen: isChanged ? seen : version });
  };
  const save = async () => {
    if (!typed || isSaving) return;
    const { problems } = await validateWith(templateTextSchema, text);
    const [first] = problems ?? [];
    if (first) {
      setProblem(problemText(first));
      return;
    }
    const input = { situation, text: templateTextSchema.parse(text), seen };
    setIsSaving(true);
    setSent(input.text);
    try {
      if (await saveTemplate(input, notifyUnsure('the template is saved'))) {
        toast.success('Template saved');
        setTyped((now) => (now?.text === text ? { ...now, text: input.text } : now));
      } else failed(notArrived);
    } catch (error) {
      failed(reasonOf(error) ?? 'Please try again.');
    }
    setIsSaving(false);
  };

  return {
    text,
    change,
    save,
    problem,
    isSaving,
    isChanged,
    overtaken:
      isChanged && seen !== version
        ? {
            useTheirs: () => setTyped(undefined),
            keepMine: () => setTyped({ text, seen: version }),
          }
        : undefined,
  };
}
