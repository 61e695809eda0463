export { type Code } from './layouts.ts';
export { writeMoment } from './moment.ts';
export { readMessage, type Message } from './read-message.ts';
export { createLineSplitter } from './split-lines.ts';
export { digits, writeMessage, yesNo, type Field, type Reply } from './write-message.ts';
