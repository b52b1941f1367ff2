/** Where the clock of the tests starts: 20 May 2026, noon on the Asian servers, the fullest day of the shipped catalogue. */
export const DEMO_CLOCK = '2026-05-20T04:00:00Z'
