// Loaded first into each process of a run on another day: see clock.ts.
const { shiftClock } = require('./shiftClock.cjs');

shiftClock(Number(process.env.CLOCK_SHIFT_MS));
