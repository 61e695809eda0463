export type OaiArguments = Readonly<Record<string, string>>;

/** The address of a question to a provider; what its own address asks for already stays. */
export function questionAddress(baseUrl: string, asked: OaiArguments): URL {
  const url = new URL(baseUrl);
  url.hash = '';
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url;
}
