/** The claim of an ID token that says what its person may do. */
export const roleClaim = 'role';

/** Whether an ID token is from before its person last lost rights: then it opens nothing. `iat` is in seconds. */
export const isFromBeforeLoss = ({ iat }: { iat: number }, rightsLostAt: Date | undefined) =>
  iat * 1000 < (rightsLostAt?.getTime() ?? 0);
