import type { z } from 'zod';

/** What is said of input for which the schema has no words of its own. The site's forms do not let it be sent. */
export function inputProblem(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `Please use at most ${issue.maximum} characters.`;
  }
  if (issue.code === 'too_big') return `Please choose at most ${issue.maximum}.`;
  if (issue.code === 'too_small') return `Please choose at least ${issue.minimum}.`;
  return issue.input === undefined ? 'Please fill in this field.' : 'Please check this field.';
}
