import { useEffect, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useIsTyped } from '../../parts/search/typed-place.ts';
import { useResultCount } from '../../features/results/use-result-count.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import type { Result } from './answered-titles.tsx';

/**
 * Announces the number of titles whenever an answer comes, except the first of the page, and those that come
 * while the reader types.
 */
export function useAnnouncedAnswer(answer: Result | null): void {
  const { t } = useTranslation();
  const countOf = useResultCount();
  const isTyped = useIsTyped();
  const said = useRef(answer);
  useEffect(() => {
    if (answer === null || said.current === answer) return;
    said.current = answer;
    if (isTyped) return;
    const count = countOf(answer);
    const pages = Math.ceil(answer.total / answer.quantidade);
    const position = t('results.pageOf', { page: answer.pagina, pages });
    announce(answer.pagina > 1 ? `${count}. ${position}` : count);
  }, [answer, countOf, isTyped, t]);
}
