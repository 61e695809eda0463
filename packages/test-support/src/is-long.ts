/** Whether tests go on at length (`npm run test:long`): all cases, larger crowds, more histories. */
export const isLong = process.env['TEST_LONG'] === 'yes';
