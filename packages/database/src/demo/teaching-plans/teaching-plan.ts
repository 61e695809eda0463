/** What a course teaches in a semester, and what its students are to read. */
export interface DemoTeachingPlan {
  /** The faculty or institute that offers the course. */
  readonly unit: { readonly code: string; readonly name: string };
  readonly course: { readonly code: string; readonly name: string };
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
  readonly basic: readonly string[];
  readonly complementary: readonly string[];
}
