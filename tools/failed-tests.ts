import { stripVTControlCharacters } from 'node:util';

/** Report that Vitest writes, as far as it is read. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** The file. */
    readonly name: string;
    readonly status: string;
    /** Reason for which the file itself failed; else empty. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** Report that Playwright writes, as far as it is read. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly {
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

/** The lines of one failure that are told. */
const messageLines = 12;

/** Each failed test of a report by its file and name, with the beginning of its messages. */
export function failuresOfVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [told(name, [message])];
    return failed.map((test) => told(`${name} › ${test.fullName}`, test.failureMessages ?? []));
  });
}

/** Each failed test of a report by its file and name, with the beginning of its messages. */
export function failuresOfPlaywright({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .flatMap(({ file, title, tests }) =>
        tests.map(({ projectName, results }) => {
          const errors = results.flatMap((result) => result.errors);
          return told(
            `[${projectName}] ${file} › ${title}`,
            errors.map((error) => error.message ?? ''),
          );
        }),
      ),
    ...failuresOfPlaywright({ suites: inner }),
  ]);
}

function told(name: string, messages: readonly string[]): string {
  return [name, ...messages.map((message) => firstLines(message, messageLines))].join('\n');
}

/** The first so many lines of a text without its colours; what is left out is counted. */
export function firstLines(text: string, count: number): string {
  const lines = stripVTControlCharacters(text).trimEnd().split('\n');
  const more = lines.length - count;
  return [...lines.slice(0, count), ...(more > 0 ? [`(${more} lines more)`] : [])].join('\n');
}
