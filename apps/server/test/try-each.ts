/**
 * Tries cases one after the other in one application, where none changes what the next one meets: to start
 * one for each takes longer than most of them. What fails is told with its case.
 */
export async function tryEach<Case extends readonly unknown[] | readonly [unknown]>(
  cases: readonly Case[],
  one: (...parts: Case) => Promise<void>,
): Promise<void> {
  for (const each of cases) {
    try {
      await one(...each);
    } catch (error) {
      if (error instanceof Error) error.message = `${nameOf(each)}: ${error.message}`;
      throw error;
    }
  }
}

function nameOf(parts: readonly unknown[]): string {
  return parts.map((part) => JSON.stringify(part)?.slice(0, 80) ?? typeof part).join(', ');
}
