import { collections } from '@selasar/domain/core';
import {
  type CrewView,
  crewViewSchema,
  type TickByCrewInput,
  type TickJobAnswer,
} from '@selasar/domain/crew';
import { crewApi } from '../api.ts';
import { type ByKey, useView } from '../views/followView.ts';
import { Failure } from '../firebase/failure.ts';
import { isReachable } from '../firebase/live/connection.ts';

const views: ByKey<CrewView> = {
  collection: collections.crewViews,
  schema: crewViewSchema,
  open: crewApi.openCrew,
};

export const useCrewView = (key: string) => useView(views, key);

/** Fails at once while offline. */
export async function tickByCrew(input: TickByCrewInput): Promise<TickJobAnswer> {
  if (!isReachable()) throw new Failure('unreachable', 'not-sent');
  return crewApi.tickByCrew(input);
}
