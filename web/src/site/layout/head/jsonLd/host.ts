import { linesOf } from '@selasar/domain';
import type { Facts, FactName } from '@selasar/domain';
import type { Person } from 'schema-dts';
import { isOwn } from '../../../../pictures/isOwn.ts';
import { absolute } from '../absolute.ts';

/** Who guides a tour, or welcomes guests in a villa; undefined without a name. */
export function host(origin: string, facts: Facts<FactName> | undefined) {
  const { hostName, hostPicture, hostLanguages, hostAbout } = facts ?? {};
  if (!hostName) return undefined;
  return {
    '@type': 'Person',
    name: hostName,
    ...(hostAbout && { description: hostAbout }),
    ...(hostPicture && isOwn(hostPicture) && { image: absolute(origin, hostPicture) }),
    ...(hostLanguages && { knowsLanguage: linesOf(hostLanguages) }),
  } as const satisfies Person;
}
