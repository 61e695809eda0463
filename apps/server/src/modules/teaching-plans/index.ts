export { findBibliography } from './find-bibliography.ts';
export { listCourses, listDisciplines, listProfessors } from './list-names.ts';
export { findCoded } from './name-repository.ts';
export { listOwnPlans } from './list-own-plans.ts';
export { listPlanOptions } from './list-plan-options.ts';
export { termOf } from './own-term.ts';
