import { expect, it } from 'vitest';
import { testEnvironment as staging } from '../../deploy/environments/testEnvironment.ts';
import { PROJECT_ID } from '../suite/root.ts';
import { markerOf } from './marker.ts';

it('a build of one environment is never taken for that of another, or of the local suite', async () => {
  const builds = await Promise.all([
    markerOf(undefined, PROJECT_ID),
    markerOf(staging, PROJECT_ID),
    markerOf({ ...staging, name: 'production' }, PROJECT_ID),
    markerOf({ ...staging, settings: { MIN_INSTANCES: '1' } }, PROJECT_ID),
    markerOf({ ...staging, site: { ...staging.site, VITE_APP_CHECK_KEY: 'x' } }, PROJECT_ID),
  ]);
  expect(new Set(builds.map(({ hash }) => hash)).size).toBe(builds.length);
  expect(builds.map(({ project }) => project)).toEqual([
    PROJECT_ID,
    ...Array.from({ length: 4 }, () => staging.project),
  ]);
});

it('a build of the same is the same', async () => {
  expect(await markerOf(staging, PROJECT_ID)).toEqual(await markerOf(staging, PROJECT_ID));
});
