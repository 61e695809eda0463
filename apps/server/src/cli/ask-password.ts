import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * The password typed at the terminal, which does not show it; or the first line of what is piped in. It
 * never is an argument, which other users of the machine could read.
 */
export async function askPassword(question: string): Promise<string> {
  const { stdin, stderr } = process;
  const isTyped = stdin.isTTY === true;
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
