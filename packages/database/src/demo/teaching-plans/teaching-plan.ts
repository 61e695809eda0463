/** Disciplines of a course, or of a unit for all of its courses, in a semester, with their readings. */
export interface DemoTeachingPlan {
  /** The faculty or institute that offers the course. */
  readonly unit: { readonly code: string; readonly name: string };
  /** Course; null where the unit itself teaches. */
  readonly course: { readonly code: string; readonly name: string } | null;
  readonly year: number;
  readonly semester: 1 | 2;
  readonly disciplines: readonly DemoDiscipline[];
}

export interface DemoDiscipline {
  readonly code: string;
  readonly name: string;
  /** The term of the course in which it is taken. */
  readonly period: number;
  readonly vacancies: number;
  /** Control numbers of works of the network. */
  readonly required?: readonly string[];
  readonly basic: readonly string[];
  readonly complementary: readonly string[];
  /** Complementary works that the network does not have. */
  readonly citations?: readonly string[];
}
