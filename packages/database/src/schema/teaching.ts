import type { ColumnType, Generated } from 'kysely';
import type { CivilDate, KeyedTable } from './column.ts';

/** Teaching plans with what they list, and databases. */
export interface TeachingTables {
  organizational_unit: KeyedTable & OtherNames;
  course: KeyedTable &
    OtherNames & {
      unit_id: number;
      /** Number of places; null where unknown. */
      vacancies: ColumnType<number | null, number | null | undefined, number | null>;
    };
  discipline: KeyedTable & OtherNames;
  professor: KeyedTable & {
    person_id: ColumnType<number | null, number | null | undefined, number | null>;
  };
  login_course: { login_id: number; course_id: number };
  login_discipline: { login_id: number; discipline_id: number };
  teaching_plan: {
    id: Generated<number>;
    unit_id: number;
    course_id: number | null;
    discipline_id: number;
    professor_id: number | null;
    year: number;
    semester: number;
    period: number | null;
    /** Number of places; null: as many as its course has. */
    vacancies: number | null;
  };
  academic_term: {
    id: Generated<number>;
    year: number;
    semester: number;
    starts_on: CivilDate;
    ends_on: CivilDate;
  };
  bibliography_item: {
    plan_id: number;
    position: number;
    kind: ReadingKind;
    title_id: number | null;
    citation: string;
  };
  database_resource: OtherNames & {
    id: Generated<number>;
    name: string;
    full_name: Generated<string>;
    area: string;
    area_en: Generated<string>;
    area_es: Generated<string>;
    description: string;
    description_en: Generated<string>;
    description_es: Generated<string>;
    address: string;
    access: 'open' | 'subscription';
  };
}

interface OtherNames {
  name_en: Generated<string>;
  name_es: Generated<string>;
}

export type ReadingKind = 'required' | 'basic' | 'complementary';
