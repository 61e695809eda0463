/** Most statements that are named: far more than queries in the sources, each with its numbers of values. */
const namedStatementsLimit = 10_000;
/** Most named statements of a connection, which keeps each in memory, parsed. */
const mostOfConnection = 250;

const names = new Map<string, string>();

/** The name of a statement, the same on all connections; null once there are too many. */
function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= namedStatementsLimit) return null;
  const name = `estante_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * The statements that the server keeps parsed and planned for a connection. One whose plan no longer fits,
 * since a migration has changed its tables, is sent without a name from then on.
 */
export class StatementNames {
  readonly #used = new Set<string>();
  readonly #outdated = new Set<string>();

  nameOf(text: string): string | null {
    const name = nameOf(text);
    if (name === null || this.#outdated.has(name)) return null;
    if (!this.#used.has(name) && this.#used.size >= mostOfConnection) return null;
    this.#used.add(name);
    return name;
  }

  /** Whether the server refused a statement only because its kept plan no longer fits. */
  isOutdated(name: string, error: unknown): boolean {
    const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
    const isOutdated = code === featureNotSupported && String(message).includes('cached plan');
    if (isOutdated) this.#outdated.add(name);
    return isOutdated;
  }
}

const featureNotSupported = '0A000';
