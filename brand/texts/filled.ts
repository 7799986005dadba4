import { company } from '../company.ts';
import { addressLine } from '../schema/addressLine.ts';

/** What a translator writes as '{company}'; the English texts take it from company.ts. */
export const textFacts: Readonly<Record<string, string>> = {
  address: addressLine(company.address),
  email: company.email,
  company: company.name,
  founded: String(company.founded),
  cancellationHours: String(company.transferCancellationHours ?? ''),
};

export const filled = <Texts>(texts: Texts): Texts =>
  JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(/\{(\w+)\}/g, (name, fact: string) => textFacts[fact] ?? name)
      : value,
  ) as Texts;
