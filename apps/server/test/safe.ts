import { createSafe } from '@estante/database';

/** What the application opens secrets with, where a test starts it in its own process. */
export const safe = createSafe('the key of the tests, of no other use');
