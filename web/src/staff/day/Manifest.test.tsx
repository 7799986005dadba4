import { company } from '@selasar/domain/core';
import type { CrewMember } from '@selasar/domain/crew';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { driversOf } from './dayState.ts';
import { Manifest } from './Manifest.tsx';
import { job } from './testing/job.ts';

const at = new Date(0);
const member = (id: string, name: string): [string, CrewMember] => [
  id,
  {
    id,
    name,
    phone: '+62 812 3456 7890',
    languages: [],
    drives: true,
    guides: true,
    daysOff: [],
    active: true,
    createdAt: at,
    updatedAt: at,
  },
];
const crew = new Map([member('made', 'Made'), member('ayu', 'Ayu')]);
const jobs = [
  job({ id: '1', driverId: 'made', guideId: 'ayu', notes: 'pays late', status: 'pending' }),
  job({ id: '2', driverId: 'ayu', who: 'Ben Otto' }),
  job({ id: '3', driverId: 'gone', who: 'Ana Lima', tick: { what: 'no-show', at, by: 'one' } }),
];

function printed(what: string) {
  const element = (
    <Manifest
      printed={what}
      date="2026-12-14"
      jobs={jobs}
      drivers={driversOf(jobs, crew)}
      crew={crew}
    />
  );
  renderAt('/', [{ path: '/', element }]);
  // It is visible only in print.
  return screen.getAllByRole('table', { hidden: true });
}
const headOf = (table: HTMLElement) =>
  within(table).getByRole('heading', { hidden: true }).textContent;

it('prints the whole day with staff notes, the company and the date', () => {
  const [table, ...more] = printed('day');
  expect(more).toEqual([]);
  expect(table?.textContent).toContain(
    `Monday, December 14, 2026${company.name}, ${company.phone}.`,
  );
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('Ubud Jungle Adventure (not confirmed)pays late');
  expect(rows[0]).toContain('MadeGuide: Ayu');
  expect(rows[1]).toMatch(/^☐07:30/);
  expect(rows[2]).toMatch(/^☒ no show/);
  expect(rows[2]).toContain('not in the crew');
});

it('prints a page for each driver, without staff notes', () => {
  const tables = printed('drivers');
  expect(tables.map(headOf)).toEqual([
    'Ayu, Monday, December 14, 2026',
    'Made, Monday, December 14, 2026',
    'Not in the crew, Monday, December 14, 2026',
  ]);
  expect(tables.map((table) => table.querySelectorAll('tbody tr').length)).toEqual([1, 1, 1]);
  expect(document.body.textContent).not.toContain('pays late');
});

it('prints the page of one driver', () => {
  expect(printed('made').map(headOf)).toEqual(['Made, Monday, December 14, 2026']);
});
