import { demoAuthorityHeadings, type DemoAuthority } from './authority-headings.ts';
import { slug } from './control-number.ts';

function numberOf({ type, heading }: DemoAuthority): string {
  return slug(`demo-autoridade-${type}-${heading}`);
}

/** Control numbers of authorities by heading alone: in this network no two types share one. */
const numbers = new Map(
  demoAuthorityHeadings.map((authority) => [authority.heading, numberOf(authority)]),
);

/** Control number of the authority record of a heading ($0), where the network keeps one. */
export function authorityNumber(heading: string): string | undefined {
  return numbers.get(heading);
}
