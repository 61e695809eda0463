import { useContext, useEffect } from 'react';
import type { CallEndpoint } from '../../api/api.ts';
import { ApiContext } from '../../api/query.ts';

/** Describes the browser in its own words; the server counts by family and keeps none of them. */
function client() {
  const words = navigator.userAgent.slice(0, 200);
  return { browser: words, device: words, os: words };
}

/** Ignores a failure: counting is not the reader's concern. */
const quietly = (counted: Promise<unknown> | undefined): void => {
  counted?.catch(() => {});
};

/** Counts that the page of a title was opened: once, whichever of its sub-pages are visited. */
export function useCountedTitle(titleId: number): void {
  const call = useContext(ApiContext);
  useEffect(() => {
    quietly(call ? openLink(call, titleId, 0, '') : undefined);
  }, [call, titleId]);
}

/** Counts that a link was followed; `number` is its place among the title's links, from 1. */
export function useLinkCounter(titleId: number): (number: number, url: string) => void {
  const call = useContext(ApiContext);
  return (number, url) => quietly(call ? openLink(call, titleId, number, url) : undefined);
}

/**
 * Counts that a signed-in reader followed a link of restricted access; `number` is its place among the
 * title's links, from 1.
 */
export function useRestrictedLinkCounter(titleId: number): (number: number) => void {
  const call = useContext(ApiContext);
  return (number) => {
    const params = { a: String(titleId), b: String(number) };
    quietly(call?.('recordRestrictedUsage', { params, body: client() }));
  };
}

function openLink(call: CallEndpoint, cod_acervo: number, seq_paragrafo: number, url: string) {
  return call('recordUsage', { body: { cod_acervo, seq_paragrafo, url, ...client() } });
}
