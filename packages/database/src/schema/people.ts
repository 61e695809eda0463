import type { ColumnType, Generated } from 'kysely';
import type { CivilDate, Language } from './column.ts';

/** People, their logins and what they may do. */
export interface PeopleTables {
  person: {
    id: Generated<number>;
    name: string;
    emails: Generated<string[]>;
    password_hash: string;
    password_set_at: Generated<Date>;
    renews_automatically: Generated<boolean>;
    receives_mail: Generated<boolean>;
    language: Generated<Language>;
  };
  login: {
    id: Generated<number>;
    person_id: number;
    username: string;
    library_id: number;
    role: Role;
    is_blocked: Generated<boolean>;
    valid_until: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>;
    category_id: ColumnType<number | null, number | null | undefined, number | null>;
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  person_department: { person_id: number; unit_id: number };
  person_rate: { person_id: number; act: string; began_at: Date; times: number };
  role_permission: { role: Role; module: number; activity: number };
  previous_password: {
    id: Generated<string>;
    person_id: number;
    password_hash: string;
    replaced_at: Date;
  };
}

export type Role = 'patron' | 'teacher' | 'staff' | 'administrator';
