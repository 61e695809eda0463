import type { WorkType } from '@estante/marc';
import type { ArchivalUnit } from './archival-unit.ts';
import type { NormativeAct } from './normative-act.ts';

/** A work of the demo network: facts only, as a cataloguer would know them. */
export interface DemoWork {
  readonly title: string;
  readonly subtitle?: string;
  /** 'Assis, Machado de, 1839-1908': inverted, with dates where they are certain. First is the main author. */
  readonly authors?: readonly string[];
  /** Translators, editors, advisors and others: [heading, MARC relator code]. */
  readonly contributors?: readonly (readonly [name: string, role: string])[];
  readonly corporateAuthor?: string;
  readonly type: WorkType;
  readonly edition?: string;
  readonly place?: string;
  readonly publisher?: string;
  readonly year?: number;
  /** Last year of a serial that has ended; a living serial has none. */
  readonly yearEnd?: number;
  readonly pages?: number;
  /** Other physical description: '1 disco sonoro (45 min)', '1 mapa : color. ; 60 x 80 cm'. */
  readonly extent?: string;
  /** ISBN, only where certain: its check digit is tested. */
  readonly isbn?: string;
  readonly issn?: string;
  /** MARC language code. */
  readonly language: string;
  readonly originalLanguage?: string;
  readonly originalTitle?: string;
  readonly series?: string;
  /** Subject headings in Portuguese, subdivisions after ' - '. */
  readonly subjects: readonly string[];
  readonly genres?: readonly string[];
  /** Dewey number and Cutter, '869.3' and 'A848d'. */
  readonly dewey: string;
  readonly cutter: string;
  readonly summary?: string;
  readonly contents?: string;
  readonly audience?: string;
  readonly thesis?: { readonly degree: string; readonly institution: string };
  readonly frequency?: string;
  readonly url?: string;
  /** Another form of the title readers look for: 'NBR 6023', 'Lei Maria da Penha'. */
  readonly variantTitle?: string;
  /** Journal of an article and the part it is in, 'v. 171, n. 4356, p. 737-738'. */
  readonly host?: { readonly title: string; readonly part: string; readonly issn?: string };
  /** Number of volumes of a work bound in several. */
  readonly volumes?: number;
  readonly accessibleFormat?: 'braille' | 'large-print';
  /**
   * The unit of the network's archive that the work is; its extreme dates are `year` and `yearEnd`.
   */
  readonly archive?: ArchivalUnit;
  readonly act?: NormativeAct;
  /** Designation of a standard with its year, 'ABNT NBR 6023:2018'. */
  readonly standardNumber?: string;
  /** Title of the standard that takes its place, where certain. */
  readonly replacedBy?: string;
}
