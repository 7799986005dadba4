interface Connection {
  saveData?: boolean;
}

/** Whether the visitor has turned on data saving; not every browser reports it. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
