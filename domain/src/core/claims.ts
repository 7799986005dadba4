/** The claim of an ID token that holds the role of its user. */
export const roleClaim = 'role';

/** Whether an ID token was issued before its user last lost rights: then it is invalid. `iat` is in seconds. */
export const isFromBeforeLoss = ({ iat }: { iat: number }, rightsLostAt: Date | undefined) =>
  iat * 1000 < (rightsLostAt?.getTime() ?? 0);
