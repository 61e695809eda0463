export { areaNames } from './areas.ts';
export { matchInterests } from './match-interests.ts';
export { findPeopleWithNews, takeInterestNews, type InterestNews } from './news-repository.ts';
export { warnOfEnds } from './warn-of-ends.ts';
export { useCases } from './use-cases.ts';
