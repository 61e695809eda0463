import { hasCheckDigit, isOfOrcid } from './check-digit.ts';
import type { Identity, IdentityScheme } from './identity.ts';

interface Scheme {
  /** Names of it in MARC's lists of sources and organizations, in small letters. */
  readonly names: readonly string[];
  /** Beginnings of the scheme's addresses, up to the value: host and path, in small letters. */
  readonly addresses: readonly string[];
  /** The value as the file writes it; '' for what cannot be one. */
  readonly read: (text: string) => string;
  readonly url: (value: string) => string;
}

const schemes: Readonly<Record<IdentityScheme, Scheme>> = {
  viaf: {
    names: ['viaf'],
    addresses: ['viaf.org/viaf/'],
    read: matching(/^[1-9]\d{0,21}$/),
    url: (value) => `https://viaf.org/viaf/${value}`,
  },
  wikidata: {
    names: ['wikidata'],
    addresses: ['wikidata.org/entity/', 'wikidata.org/wiki/'],
    read: (text) => matching(/^Q[1-9]\d{0,11}$/)(text.toUpperCase()),
    url: (value) => `http://www.wikidata.org/entity/${value}`,
  },
  orcid: {
    names: ['orcid'],
    addresses: ['orcid.org/'],
    read: (text) => {
      const isni = readIsni(text);
      return isOfOrcid(isni) ? (isni.match(/.{4}/g) ?? []).join('-') : '';
    },
    url: (value) => `https://orcid.org/${value}`,
  },
  isni: {
    names: ['isni'],
    addresses: ['isni.org/isni/', 'isni.org/', 'isni-url.oclc.nl/isni/'],
    read: readIsni,
    url: (value) => `https://isni.org/isni/${value}`,
  },
  lcnaf: ofCongress('names', ['naf', 'lcnaf'], /^n[bor-s]?(?:\d{8}|\d{10})$/),
  lcsh: ofCongress('subjects', ['lcsh'], /^sh(?:\d{8}|\d{10})$/),
  lcgft: ofCongress('genreForms', ['lcgft'], /^gf(?:\d{8}|\d{10})$/),
  fast: {
    names: ['fast'],
    addresses: ['id.worldcat.org/fast/'],
    read: (text) => matching(/^[1-9]\d{0,8}$/)(text.replace(/^(?:fst)?0*/i, '')),
    url: (value) => `http://id.worldcat.org/fast/${value}`,
  },
  gnd: {
    names: ['gnd', 'de-588'],
    addresses: ['d-nb.info/gnd/'],
    read: matching(/^(?:1[0123]?\d{7}[\dX]|[47]\d{6}-\d|[1-9]\d{0,7}-[\dX]|3\d{7}[\dX])$/),
    url: (value) => `https://d-nb.info/gnd/${value}`,
  },
};

/** The Library of Congress writes blanks into its numbers: 'n  79021164'. */
function ofCongress(path: string, names: readonly string[], shape: RegExp): Scheme {
  return {
    names: [...names, 'dlc'],
    addresses: [`id.loc.gov/authorities/${path.toLowerCase()}/`],
    read: (text) => matching(shape)(text.replaceAll(/\s/g, '').toLowerCase()),
    url: (value) => `http://id.loc.gov/authorities/${path}/${value}`,
  };
}

function matching(shape: RegExp): (text: string) => string {
  return (text) => (shape.test(text) ? text : '');
}

function readIsni(text: string): string {
  const digits = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return hasCheckDigit(digits) ? digits : '';
}

/**
 * Reads the identity in a field: '(DE-588)118540238', 'https://orcid.org/…', or a value whose source
 * stands beside it; null where there is none.
 */
export function readIdentity(text: string, source = ''): Identity | null {
  const said = text.trim();
  if (/^https?:/i.test(said)) return ofAddress(said);
  const [, organization, number] = /^\(([^()]{1,40})\)\s*(.+)$/u.exec(said) ?? [];
  if (organization && number)
    return /^https?:/i.test(number) ? ofAddress(number) : ofName(number, organization);
  return ofName(said, source);
}

const entries = Object.entries(schemes) as [IdentityScheme, Scheme][];

function ofName(text: string, source: string): Identity | null {
  const name = source.trim().toLowerCase();
  // OCLC's number of a heading of FAST, where its source is OCLC itself.
  const isFast = name === 'ocolc' && /^fst\d/i.test(text);
  for (const [scheme, { names, read, url }] of entries) {
    const value = names.includes(name) || (isFast && scheme === 'fast') ? read(text) : '';
    if (value) return { scheme, value, url: url(value) };
  }
  return null;
}

const longestAddress = 200;

/**
 * The identity that an address names, on a known host and path alone; null for none. It is written
 * anew, so that nothing else of the address is passed on.
 */
function ofAddress(text: string): Identity | null {
  if (text.length > longestAddress || !URL.canParse(text)) return null;
  const { hostname, pathname, username, port } = new URL(text);
  if (username !== '' || port !== '') return null;
  const place = `${hostname.replace(/^www\./, '')}${pathname}`.replace(/\/$/, '');
  for (const [scheme, { addresses, read, url }] of entries) {
    const before = addresses.find((address) => place.toLowerCase().startsWith(address));
    const value = before === undefined ? '' : read(lastPart(place.slice(before.length)));
    if (value) return { scheme, value, url: url(value) };
  }
  return null;
}

/** 'n79021164.html' is a page of 'n79021164'; what goes on below it is another thing. */
function lastPart(text: string): string {
  return text.replace(/\.(?:html|json|rdf)$/i, '');
}
