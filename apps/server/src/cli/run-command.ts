import type { Language } from '@estante/contract';
import { translatorFor, type Translate } from '@estante/phrases';
import { readEnvFile } from '../platform/start/env-file.ts';
import { explainFailure } from './explain-failure.ts';
import { isHelpAsked, type ReadResult } from './read-words.ts';
import { terminalLanguage } from './terminal-language.ts';

export interface Terminal {
  readonly language: Language;
  readonly t: Translate;
  /** Writes a line to standard output. */
  readonly say: (line: string) => void;
  /** Writes a line to standard error. */
  readonly complain: (line: string) => void;
}

export interface Command<Input> {
  readonly help: (t: Translate) => string;
  /** Reads the words after the command's name; does nothing else. */
  readonly read: (words: readonly string[]) => ReadResult<Input>;
  /** Does what was asked for. Resolves with the exit code. */
  readonly act: (given: Input, terminal: Terminal) => Promise<number>;
}

const failed = 1;
const wrongUse = 2;

/**
 * Runs a command in the terminal's language. `--help` only prints the help; words that it does not know get
 * what is wrong and the help; what the operator can mend is told without a stack.
 */
export async function runCommand<Input>(command: Command<Input>): Promise<void> {
  const language = terminalLanguage(process.env);
  const terminal: Terminal = {
    language,
    t: translatorFor(language),
    say: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`${line}\n`),
  };
  try {
    process.exitCode = await run(command, process.argv.slice(2), terminal);
  } catch (error) {
    terminal.complain(explainFailure(error));
    process.exitCode = failed;
  }
}

async function run<Input>(
  { help, read, act }: Command<Input>,
  words: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const { t, say, complain } = terminal;
  if (isHelpAsked(words)) {
    say(help(t));
    return 0;
  }
  const asked = read(words);
  if (asked.kind === 'wrong') {
    if (asked.problem) complain(`${asked.problem(t)}\n`);
    complain(help(t));
    return wrongUse;
  }
  readEnvFile();
  return act(asked.given, terminal);
}
