import { useTranslation } from '../../languages/use-translation.ts';

/** Names a number of stars: '3 stars'. */
export function useStarsName(): (stars: number) => string {
  const { t } = useTranslation();
  return (count) => t('titleComments.rating.stars', { count });
}
