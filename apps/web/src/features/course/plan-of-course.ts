import type { Output } from '../../api/api.ts';

/** Discipline taught in a semester, and one title of its bibliography. */
export type CoursePlan = Output<'getCourse'>['planos'][number];
export type CourseReading = CoursePlan['leituras'][number];
