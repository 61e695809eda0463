/** 'oai:catalogo.example.org:12': the host of the site names the repository. */
export function writeIdentifier(origin: string, titleId: number): string {
  return `oai:${new URL(origin).hostname}:${titleId}`;
}

/** The number of a title; null where the identifier is not one of this repository's. */
export function readIdentifier(origin: string, identifier: string): number | null {
  const start = `oai:${new URL(origin).hostname}:`;
  const number = identifier.startsWith(start) ? identifier.slice(start.length) : '';
  return /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null;
}
