import { dayAndMonth, type CivilDate } from '../core/dates.ts';

/** The facts of each warning, by its code: what its sentence needs. */
export interface CrewWarningFacts {
  'has-left': object;
  'does-not-drive': object;
  'does-not-guide': object;
  'day-off': { date: CivilDate };
  'too-few-seats': { seats: number; people: number };
  /** 'HH:mm' */
  'two-at-once': { what: string; from: string; until: string };
  /** Minutes that are there, and that the way takes. */
  'way-too-long': { what: string; minutes: number; needed: number };
}
export type CrewWarningCode = keyof CrewWarningFacts;

export type CrewWarningMessages = {
  [Code in CrewWarningCode]: (facts: CrewWarningFacts[Code]) => string;
};

/**
 * Warnings for staff who assign a job to a driver or guide, in English. Another language is another object of this
 * type.
 */
export const crewWarningMessages: CrewWarningMessages = {
  'has-left': () => 'Does not work here any more.',
  'does-not-drive': () => 'Does not drive.',
  'does-not-guide': () => 'Does not guide.',
  'day-off': ({ date }) => `Has a day off on ${dayAndMonth(date)}.`,
  'too-few-seats': ({ seats, people }) =>
    `The car has ${seats === 1 ? 'one seat' : `${seats} seats`} for ${people} guests.`,
  'two-at-once': ({ what, from, until }) =>
    `Two jobs at once: ${what} is from about ${from} to ${until}.`,
  'way-too-long': ({ what, minutes, needed }) =>
    `The way to or from ${what} takes about ${needed} minutes, and there are ${minutes}.`,
};
