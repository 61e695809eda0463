export { signInTerminal, useTerminal, type Terminal } from './find-terminal.ts';
export { useCases } from './use-cases.ts';
