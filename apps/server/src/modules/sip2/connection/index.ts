export { createConversation } from './converse.ts';
export { serveTerminal } from './serve-terminal.ts';
