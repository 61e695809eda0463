import type { AuthorityType, Description, Subject, SubjectType } from '@estante/marc';
import type { HeadingRelation } from '@estante/database';
import { filingKey } from './filing-key.ts';

export interface HeadingForm {
  readonly type: AuthorityType;
  readonly key: string;
  readonly text: string;
}

export interface TitleHeading extends HeadingForm {
  readonly relation: HeadingRelation;
  /** Place in the description's own list. */
  readonly position: number;
  readonly roles: readonly string[];
}

/** Headings a title is filed under. */
export function headingsOf({ agents, subjects }: Description): TitleHeading[] {
  const named = agents.map(({ type, name, roles }, position): TitleHeading => ({
    ...form(type, name),
    relation: 'agent',
    position,
    roles,
  }));
  return [...named, ...subjects.map(subjectHeading)].filter(({ key }) => key !== '');
}

function subjectHeading(subject: Subject, position: number): TitleHeading {
  const text = subject.parts.map((part) => part.text).join(' – ');
  const type = subject.parts[0]?.type ?? subject.type;
  const relation = subject.type === 'genre' ? 'genre' : 'subject';
  return { ...form(headingType(type), text), relation, position, roles: [] };
}

/** An uncontrolled term is filed among the topics. */
function headingType(type: SubjectType): AuthorityType {
  return type === 'uncontrolled' ? 'topic' : type;
}

function form(type: AuthorityType, text: string): HeadingForm {
  return { type, key: filingKey(text), text };
}

export function formKey({ type, key }: Pick<HeadingForm, 'type' | 'key'>): string {
  return `${type}|${key}`;
}
