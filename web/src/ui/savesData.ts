interface Connection {
  saveData?: boolean;
}

export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
