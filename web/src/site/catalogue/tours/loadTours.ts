import { deferredTours } from './deferredTours.ts';

export const loader = () => deferredTours();
export type ToursData = ReturnType<typeof loader>;
