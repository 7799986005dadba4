import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths.ts';
import { page } from '../ui/loading/page.ts';

/** Rendered only by the browser: the key of a driver or guide goes to no server but the one that checks it. */
export const crewPages: RouteObject[] = [page(paths.crew(':key'), () => import('./CrewPage.tsx'))];
