/** The gRPC status codes, by name. */
export const Code = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
} as const;
export type CodeName = keyof typeof Code;

/** What a failed request answers. Every transport turns it into its own form; anything else thrown is INTERNAL. */
export class StatusError extends Error {
  constructor(
    readonly code: CodeName,
    message: string,
  ) {
    super(message);
    this.name = 'StatusError';
  }
}
