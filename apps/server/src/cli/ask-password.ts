import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Reads a password from the terminal without showing it, or the first line of a pipe. It is never an argument,
 * which other users of the machine could read.
 */
export async function askPassword(question: string): Promise<string> {
  const { stdin, stderr } = process;
  const isTyped = stdin.isTTY;
  if (isTyped) stderr.write(`${question} `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: isTyped });
  try {
    for await (const line of lines) return line.trim();
    return '';
  } finally {
    lines.close();
    if (isTyped) stderr.write('\n');
  }
}
