/** Filters of a serial's issues in the page's address; '' for none. */
export interface SerialIssuesAddress {
  readonly codBib: string;
  readonly codPar: string;
  readonly codPeriod: string;
  readonly year: string;
}

/** Reads the filters; whatever is invalid is ignored. */
export function readSerialIssuesAddress(params: Pick<URLSearchParams, 'get'>): SerialIssuesAddress {
  const read = (name: string, pattern: RegExp) => {
    const value = params.get(name)?.trim() ?? '';
    return pattern.test(value) ? value : '';
  };
  return {
    codBib: read('codBib', /^[1-9]\d{0,8}$/),
    codPar: read('codPar', /^[1-9]\d{0,8}$/),
    codPeriod: read('codPeriod', /^.{1,10}$/),
    year: read('year', /^[1-9]\d{0,3}$/),
  };
}

/** Writes the canonical address of the filters, below the page's path. */
export function serialIssuesHref(path: string, address: SerialIssuesAddress): string {
  const asked = (['codBib', 'codPar', 'codPeriod', 'year'] as const)
    .map((name) => [name, address[name]] as [string, string])
    .filter(([, value]) => value !== '');
  const text = new URLSearchParams(asked).toString();
  return `${path}${text && `?${text}`}`;
}
