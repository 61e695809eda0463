import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Output } from '../../api/api.ts';
import { ApiContext, queryKey, queryOptions } from '../../api/query.ts';
import { searchHref, searchQuery, type SearchState } from '../../parts/search/search-address.ts';
import { sentSearch } from '../../parts/search/sent-search.ts';
import { typedPlace, useIsTyped } from '../../parts/search/typed-place.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { createTyping } from './typing.ts';

interface WordsFollowedProps {
  /** Search on show. */
  readonly state: SearchState;
  readonly box: HTMLInputElement;
  /** Tells the number of titles in words. */
  readonly countOf: (answer: TypedResult['answer']) => string;
}

interface TypedResult {
  readonly state: SearchState;
  readonly answer: Output<'searchTitles'>;
}

/** Letters of the shortest search while typing. */
const shortestWords = 2;

/**
 * Has the results follow the words as they are typed. New results are shown with their address once they have
 * come: until then, and if they cannot be had, the last ones stay.
 */
export function WordsFollowed({ state, box, countOf }: WordsFollowedProps) {
  const find = useFind();
  const navigate = useNavigate();
  const isTyped = useIsTyped();
  const { key } = useLocation();
  const typing = useRef<ReturnType<typeof createTyping<TypedResult>>>(null);
  const findTyped = useEffectEvent(async (signal: AbortSignal): Promise<TypedResult | null> => {
    const next = box.form && typedSearch(state, new FormData(box.form));
    const answer = next && (await find(next, signal));
    return next && answer && { state: next, answer };
  });
  // The page may not show the last results yet when the next letter is answered.
  const isOnItsWay = useRef(false);
  const show = useEffectEvent((found: TypedResult) => {
    const replace = isTyped || isOnItsWay.current;
    const entry = { replace, state: typedPlace, preventScrollReset: true };
    isOnItsWay.current = true;
    void navigate(searchHref(found.state), entry);
  });
  const rest = useEffectEvent(({ answer }: TypedResult) => announce(countOf(answer)));
  const isBehind = useEffectEvent(() => box.value.trim() !== state.q);
  // A reader who goes elsewhere, or sends the form, waits for nothing typed before.
  const gone = isTyped ? null : key;
  useEffect(() => {
    isOnItsWay.current = false;
    if (gone !== null) typing.current?.stop();
  }, [gone]);
  useEffect(() => {
    const own = createTyping({ find: findTyped, show, rest });
    const type = (event: Event) => own.type(event.timeStamp);
    typing.current = own;
    box.addEventListener('input', type);
    // The first keys may have been typed before this was mounted.
    if (isBehind()) own.type(performance.now());
    return () => {
      box.removeEventListener('input', type);
      own.stop();
    };
  }, [box]);
  return null;
}

/** Reads the search from the form while it is being filled in; null if it is not new, or too short. */
function typedSearch(state: SearchState, form: FormData): SearchState | null {
  const next = sentSearch(state, form);
  const isShown = next.q === state.q && next.index === state.index;
  return isShown || next.q.length < shortestWords ? null : { ...next, isUnfinished: true };
}

/** Finds titles; null if the search fails or is cancelled. */
function useFind() {
  const call = useContext(ApiContext);
  const client = useQueryClient();
  return (state: SearchState, signal: AbortSignal): Promise<TypedResult['answer'] | null> => {
    if (!call) return Promise.resolve(null);
    const query = searchQuery(state);
    const giveUp = () => void client.cancelQueries({ queryKey: queryKey(query) });
    signal.addEventListener('abort', giveUp);
    return client.fetchQuery({ ...queryOptions(call, query), retry: false }).catch(() => null);
  };
}
