let report: ((error: unknown) => void) | undefined;

export function reportFaultsBy(send: (error: unknown) => void): void {
  report = send;
}

export const noteFault = (error: unknown): void => report?.(error);
