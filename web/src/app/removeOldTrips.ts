/** Earlier versions kept the key of a trip, and encrypted copies, in this browser: the next person could open them. */
export function removeOldTrips(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name === 'trip' || name.startsWith('trip-copy:')) localStorage.removeItem(name);
    }
  } catch {
    // Without storage there are none.
  }
}
