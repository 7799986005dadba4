import { describe, expect, it } from 'vitest';
import { csvHead, csvLines, csvValue } from './export.ts';

describe('csvValue', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+62 812', "'+62 812"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t=1"`],
    ['＝1+1', "'＝1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    [' =cmd', "' =cmd"],
    ['=A1,"x"', `"'=A1,""x"""`],
  ])('takes the power from %j', (text, written) => {
    expect(csvValue(text)).toBe(written);
  });

  it.each([
    '081234567890',
    '007',
    '1E5',
    '2.5e-3',
    '1234567890123456',
    '3-4',
    '1/2',
    '01.02.2026',
    '３-４',
  ])('keeps %j a text', (text) => expect(csvValue(text)).toBe(`'${text}`));

  it.each(['2026-12-01', '09:00', '0812 3456', '12', '3.5 km', '1E5F', '10-12 guests'])(
    'leaves %j as it is',
    (text) => expect(csvValue(text)).toBe(text),
  );

  it('quotes values that would break the line', () => {
    expect(csvValue('Smith, Ann')).toBe('"Smith, Ann"');
    expect(csvValue('say "hi"')).toBe('"say ""hi"""');
    // Where a semicolon ends a cell, the next one would be a formula.
    expect(csvValue('Ana;=1+1;x')).toBe('"Ana;=1+1;x"');
    expect(csvValue('two\nlines')).toBe('"two\nlines"');
  });

  it('leaves plain text, numbers and empty values unchanged', () => {
    expect(csvValue('Wayan')).toBe('Wayan');
    expect(csvValue(-12.5)).toBe('-12.5');
    expect(csvValue(undefined)).toBe('');
  });
});

it('writes a heading and one line per row', () => {
  const columns = [
    { heading: 'Name', value: (row: { name: string; guests: number }) => row.name },
    { heading: 'Guests', value: (row: { name: string; guests: number }) => row.guests },
  ];
  expect(csvHead(columns)).toBe('\u{FEFF}Name,Guests\r\n');
  expect(csvLines(columns, [{ name: 'Ana', guests: 2 }])).toBe('Ana,2\r\n');
});
