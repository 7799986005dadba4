export const roleClaim = 'role';

/** Such an ID token is invalid. `iat` is in seconds. */
export const isFromBeforeLoss = ({ iat }: { iat: number }, rightsLostAt: Date | undefined) =>
  iat * 1000 < (rightsLostAt?.getTime() ?? 0);
