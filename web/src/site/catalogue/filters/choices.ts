import { t } from '@selasar/domain/i18n';
import type { FilterSpec } from './filterSpec.ts';
import { locationsOf } from './match.ts';

export interface Choice {
  value: string;
  label: string;
}

export const locationOptions = <Item>(spec: FilterSpec<Item>, items: readonly Item[]): Choice[] => [
  { value: spec.allLocations, label: t('All locations') },
  ...locationsOf(spec, items).map((place) => ({ value: place, label: place })),
];

export const groupOptions = <Item>({ group }: FilterSpec<Item>): Choice[] => [
  { value: group.all, label: t(group.allLabel) },
  ...group.options.map(({ value, label }) => ({ value, label: t(label) })),
];
