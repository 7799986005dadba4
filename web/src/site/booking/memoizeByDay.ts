import type { CivilDate } from '@selasar/domain/core';

/** A calendar asks for every day on each render. */
export function memoizeByDay<Answer>(
  answer: (day: CivilDate) => Answer,
): (day: CivilDate) => Answer {
  const answers = new Map<CivilDate, { answer: Answer }>();
  return (day) => {
    const known = answers.get(day) ?? { answer: answer(day) };
    answers.set(day, known);
    return known.answer;
  };
}
