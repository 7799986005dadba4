import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths.ts';
import { page } from '../ui/loading/page.ts';

/** What only a browser draws: who has the key of a driver or guide gives it to no server but the one that knows it. */
export const crewPages: RouteObject[] = [page(paths.crew(':key'), () => import('./CrewPage.tsx'))];
