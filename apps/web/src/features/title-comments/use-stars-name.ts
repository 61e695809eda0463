import { useTranslation } from '../../languages/use-translation.ts';

/** '3 stars'. */
export function useStarsName(): (stars: number) => string {
  const { t } = useTranslation();
  return (count) => t('titleComments.rating.stars', { count });
}
