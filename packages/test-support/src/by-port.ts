/** Leads to the same database by the port of its server, as to one on another machine. */
export function byPort(connectionString: string): string {
  const url = new URL(connectionString);
  url.searchParams.delete('host');
  return url.href;
}
