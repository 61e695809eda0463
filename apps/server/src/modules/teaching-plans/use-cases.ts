import { defineUseCases } from '../define-use-cases.ts';
import { findBibliography } from './find-bibliography.ts';
import { exportCourse, getCourse } from './get-course.ts';
import { listCourses, listDisciplines, listProfessors } from './list-names.ts';
import { listOwnPlans } from './list-own-plans.ts';
import { listPlanOptions } from './list-plan-options.ts';

/** Use cases behind the calls of teaching plans. */
export const useCases = defineUseCases((context) => ({
  listPlanOptions: listPlanOptions(context.db),
  findBibliography: findBibliography(context),
  listOwnPlans: listOwnPlans(context),
  getCourse: getCourse(context),
  exportCourse: exportCourse(context),
  listCourses: listCourses(context.db),
  listDisciplines: listDisciplines(context.db),
  listProfessors: listProfessors(context.db),
}));
