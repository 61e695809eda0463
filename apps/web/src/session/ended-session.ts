/** State of a navigation to the page of signing out by somebody whose session the server has ended already. */
export const endedSession = 'session ended at the server';
