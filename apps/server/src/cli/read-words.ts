import type { Translate } from '@estante/phrases';
import { parseArgs, type ParseArgsConfig } from 'node:util';

export interface WrongUse {
  readonly kind: 'wrong';
  /** Sentence that says what is wrong; undefined where the help says enough. */
  readonly problem?: (t: Translate) => string;
}

export type ReadResult<Input> = { readonly kind: 'given'; readonly given: Input } | WrongUse;

type Options = NonNullable<ParseArgsConfig['options']>;
type Words<CommandOptions extends Options> = ReturnType<
  typeof parseArgs<{ readonly options: CommandOptions; readonly allowPositionals: true }>
>;

/** The values of options. */
export type Values<CommandOptions extends Options> = Words<CommandOptions>['values'];

/**
 * Whether help is asked for, anywhere among the words: most people put it before the option in question, or
 * after.
 */
export function isHelpAsked(words: readonly string[]): boolean {
  const options = words.includes('--') ? words.slice(0, words.indexOf('--')) : words;
  return options.some((word) => word === '--help' || word === '-h');
}

/** Reads the options of a command; its other words stay as they are. */
export function readOptions<const CommandOptions extends Options>(
  words: readonly string[],
  options: CommandOptions,
): ReadResult<Words<CommandOptions>> {
  try {
    const given = parseArgs({ args: [...words], options, allowPositionals: true });
    return { kind: 'given', given };
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    const [, option = ''] = /'(-[^\s',]*)/.exec(error.message) ?? [];
    const isUnknown = error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    return wrong((t) =>
      t(isUnknown ? 'terminal.unknownOption' : 'terminal.wrongOption', { option }),
    );
  }
}

/** Reads the words of a command without options, of which there may be `least` to `most`. */
export function readPlain(
  words: readonly string[],
  { least = 0, most }: { readonly least?: number; readonly most: number },
): ReadResult<readonly string[]> {
  const read = readOptions(words, {});
  if (read.kind === 'wrong') return read;
  const { positionals } = read.given;
  if (positionals.length < least) return { kind: 'wrong' };
  const [extra] = positionals.slice(most);
  if (extra !== undefined) return wrong((t) => t('terminal.extraWord', { word: extra }));
  return { kind: 'given', given: positionals };
}

export function wrong(problem: (t: Translate) => string): WrongUse {
  return { kind: 'wrong', problem };
}
