/** State of a navigation to the sign-out page after the server has already ended the session. */
export const endedSession = 'session ended at the server';
