import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { EndpointName, Output } from '../../api/api.ts';
import type { EndpointQuery } from '../../api/query.ts';
import type { PageSection } from './page-section.tsx';

/** Address of a page, with the parameters of its path. */
export interface PageAddress {
  readonly params: Params;
  readonly url: URL;
}

/** Exports of a page's file. */
export interface PageModule {
  readonly Page: ComponentType;
  /** Queries whose answers the page shows first; the status of the first one is the document's. */
  readonly queries?: (address: PageAddress) => readonly EndpointQuery[];
  /** Sections that only some addresses show: loaded before the page is first rendered at one of them. */
  readonly sections?: (address: PageAddress) => readonly PageSection[];
  /**
   * Canonical address to redirect to from one that a plain form made; null if the address is not a form's.
   */
  readonly canonical?: (address: PageAddress) => string | null;
  /**
   * Status of the page itself if it is not always 200; a page of a feature that is off is 404 by
   * `featurePlaces`. `tabs` are those that are on; `answerTo` gives the answer to a query.
   */
  readonly status?:
    | number
    | ((address: PageAddress, tabs: readonly string[], answerTo: AnswerTo) => number);
}

type AnswerTo = <Name extends EndpointName>(query: EndpointQuery<Name>) => Output<Name> | undefined;

/** Data of a route beside its component. `file` finds its scripts in the build; '' in browsers. */
export interface PageHandle extends Omit<PageModule, 'Page'> {
  readonly file: string;
}
