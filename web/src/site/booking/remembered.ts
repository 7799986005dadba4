import type { CivilDate } from '@selasar/domain';

/** Asks the same of a day once: a calendar asks of every day whenever it is drawn. */
export function remembered<Answer>(answer: (day: CivilDate) => Answer): (day: CivilDate) => Answer {
  const answers = new Map<CivilDate, { answer: Answer }>();
  return (day) => {
    const known = answers.get(day) ?? { answer: answer(day) };
    answers.set(day, known);
    return known.answer;
  };
}
