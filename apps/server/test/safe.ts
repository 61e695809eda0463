import { createSafe } from '@estante/database';

/** Safe by which the application opens secrets, where a test starts it in its own process. */
export const safe = createSafe('the key of the tests, of no other use');
