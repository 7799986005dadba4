import { DataGrid } from '@mui/x-data-grid';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { bookingList } from '../requests/list/bookingList.tsx';
import { transferList } from '../requests/list/transferList.tsx';
import { GridContent, gridSlots, NoneYet } from './GridSlots.tsx';

it.each([
  [bookingList, 'New booking', '/admin/bookings?add'],
  [transferList, 'New transfer', '/admin/airport-transfers?add'],
])('an empty list says what it is for, and has its first step: %#', ({ texts }, step, to) => {
  renderAt('/', [{ path: '/', element: <NoneYet {...texts.none} /> }]);
  screen.getByText(/appear here automatically/);
  expect(screen.getByRole('link', { name: step }).getAttribute('href')).toBe(to);
});

it('the first step in an empty grid is in a cell: a grid has nothing but rows of cells', async () => {
  const list = { pending: 0, showPending: () => undefined };
  const element = (
    <div style={{ width: 600, height: 400 }}>
      <GridContent value={{ toolbar: null, empty: <NoneYet {...bookingList.texts.none} />, list }}>
        <DataGrid rows={[]} columns={[{ field: 'id' }]} slots={gridSlots} />
      </GridContent>
    </div>
  );
  renderAt('/', [{ path: '/', element }]);
  const link = await screen.findByRole('link', { name: 'New booking' });
  expect(link.closest('[role=grid] [role=row] [role=gridcell]')).not.toBeNull();
});
