/** One array of the server's half: a number that the client acknowledges, and what it carries, already in JSON. */
export interface NumberedArray {
  readonly id: number;
  readonly json: string;
}

export function arraysFrame(arrays: readonly NumberedArray[]): string {
  return frame(`[${arrays.map(({ id, json }) => `[${id},${json}]`).join(',')}]`);
}

/** The client counts UTF-16 code units, not bytes. */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}
