import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { JobItem } from './JobItem.tsx';
import { Manifest } from './Manifest.tsx';
import { job } from './testing/job.ts';

it('keeps the number of guests behind a name that is written from the right, also in print', () => {
  const arabic = job({ who: 'محمد بن سلمان', guests: 2 });
  const shared = { date: '2026-12-14', crew: new Map() };
  const element = (
    <>
      <JobItem
        {...shared}
        job={arabic}
        plans={undefined}
        update={undefined}
        pending={undefined}
        onOpen={vi.fn<() => void>()}
        onTick={vi.fn<() => void>()}
      />
      <Manifest {...shared} printed="day" jobs={[arabic]} drivers={[]} />
    </>
  );
  renderAt('/', [{ path: '/', element }]);
  // Without an element of its own, the name would take the number to its other side.
  const names = screen.getAllByText(arabic.who).map(({ tagName }) => tagName);
  expect(names).toEqual(['BDI', 'BDI']);
});
