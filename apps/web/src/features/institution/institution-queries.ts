import { endpointQuery } from '../../api/query.ts';

export const firstSectionQuery = endpointQuery('listFirstSection', {});
export const secondSectionQuery = endpointQuery('listSecondSection', {});
export const generalQuery = endpointQuery('listGeneralInformation', {});
export const questionsQuery = endpointQuery('listQuestions', {});
export const eventsQuery = endpointQuery('listInstitutionEvents', {});
export const eventumQuery = endpointQuery('listEventumEvents', {});
export const servicesQuery = endpointQuery('listServices', {});

export const openingsQuery = endpointQuery('listOpenings', {});

/** Queries for the institution's content on its front page. */
export const institutionQueries = [
  firstSectionQuery,
  secondSectionQuery,
  generalQuery,
  questionsQuery,
  eventsQuery,
  eventumQuery,
  servicesQuery,
  openingsQuery,
];
