import { company } from '@selasar/domain/core';
import { languageCodes } from '@selasar/domain/i18n';
import type { WebSite } from 'schema-dts';
import { paths } from '../../../../paths.ts';
import { pageAddress } from '../absolute.ts';
import { provider } from './travelAgency.ts';

export const webSite = (origin: string) =>
  ({
    '@type': 'WebSite',
    name: company.name,
    url: pageAddress(origin, paths.home),
    inLanguage: [...languageCodes],
    publisher: provider(origin),
  }) as const satisfies WebSite;
