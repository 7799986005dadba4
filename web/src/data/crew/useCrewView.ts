import { collections, crewViewSchema } from '@selasar/domain';
import type { CrewView, ViewAnswer } from '@selasar/domain';
import { crewApi } from '../api.ts';
import type { ByKey } from '../records/views/followView.ts';
import { useView } from '../records/views/useView.ts';

const openCrew: (input: { key: string }) => Promise<ViewAnswer> = crewApi.openCrew;

const views: ByKey<CrewView> = {
  collection: collections.crewViews,
  schema: crewViewSchema,
  open: openCrew,
};

/** Follows the jobs of a driver or guide live, by their key. */
export const useCrewView = (key: string) => useView(views, key);
