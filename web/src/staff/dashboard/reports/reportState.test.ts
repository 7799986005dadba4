import { expect, it } from 'vitest';
import { readReportState, writeReportState } from './ReportBar.tsx';

const usual = { by: 'month', year: undefined, drawn: 'requests' };

it('reads the URL, with defaults for invalid values', () => {
  const read = (text: string) => readReportState(new URLSearchParams(text));
  expect(read('')).toEqual(usual);
  expect(read('by=offer&year=2025&figure=lead')).toEqual({
    by: 'offer',
    year: 2025,
    drawn: 'lead',
  });
  expect(read('by=source&figure=commission')).toMatchObject({ by: 'source', drawn: 'commission' });
  // A figure that this report does not have.
  expect(read('by=source&figure=nights').drawn).toBe('requests');
  expect(read('figure=commission').drawn).toBe('requests');
  expect(read('by=guest&year=25&figure=toString')).toEqual(usual);
});

it('writes only values that differ from the default, and leaves the rest of the URL', () => {
  const params = new URLSearchParams('other=1&by=offer');
  const write = (part: object) =>
    writeReportState(params, { ...readReportState(params), ...part }).toString();
  expect(write({ by: 'month' })).toBe('other=1');
  expect(write({ year: 2027, drawn: 'nights' })).toBe('other=1&by=offer&year=2027&figure=nights');
});
