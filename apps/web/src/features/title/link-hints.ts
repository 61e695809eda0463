interface NamedLink {
  readonly name: string;
  readonly url: string;
}

/**
 * Tells links of one name apart, in their order: by the host, and by a number if that is the same too; '' if
 * the name is enough.
 */
export function linkHints(links: readonly NamedLink[]): readonly string[] {
  const named = links.map(({ name, url }) => ({ name, host: hostOf(url) }));
  return named.map((link, at) => {
    const namesakes = named.filter(({ name }) => name === link.name);
    if (namesakes.length === 1) return '';
    const together = namesakes.filter(({ host }) => host === link.host);
    if (together.length === 1) return link.host;
    const before = named.slice(0, at).filter((one) => one.name === link.name);
    return `${link.host} (${before.filter(({ host }) => host === link.host).length + 1})`;
  });
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : '';
}
