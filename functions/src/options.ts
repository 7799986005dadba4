import { region } from '@selasar/domain';

/** What every function is deployed with. */
export const options = { region, maxInstances: 20 };
