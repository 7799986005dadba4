import { useState } from 'react';

/** The list of the render before as long as it holds the same rows, so that the grid takes in only what is new. */
export function useSameRows<Row>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const [kept, setKept] = useState(rows);
  const isSame =
    kept?.length === rows?.length && (rows?.every((row, index) => row === kept?.[index]) ?? true);
  if (!isSame) setKept(rows);
  return isSame ? kept : rows;
}
