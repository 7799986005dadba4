/** All that the choice of a currency says. */
export const words = {
  choose: 'Currency',
  about: (amount: string) => `about ${amount}`,
};
