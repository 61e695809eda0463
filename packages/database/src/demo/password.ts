/** The password of each demo login: printed at the start, so it opens nothing anywhere else. */
export const demoPassword = 'estante-demonstracao';
