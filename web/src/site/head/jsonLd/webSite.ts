import { company } from '@selasar/domain';
import type { WebSite } from 'schema-dts';
import { paths } from '../../../paths.ts';
import { absolute } from '../absolute.ts';
import { languages } from '../languages.ts';
import { provider } from './travelAgency.ts';

export const webSite = (origin: string) =>
  ({
    '@type': 'WebSite',
    name: company.name,
    url: absolute(origin, paths.home),
    inLanguage: languages.map(({ code }) => code),
    publisher: provider(origin),
  }) as const satisfies WebSite;
