interface Connection {
  saveData?: boolean;
}

/** Whether the visitor has asked to load little; not every browser tells. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
