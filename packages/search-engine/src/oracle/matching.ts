import { languageIn, plan, stem } from '../analysis/index.ts';
import type { Plan, Texts } from '../analysis/index.ts';
import { searchFields } from '../fields.ts';
import { workOf } from '../port.ts';
import type { SearchDocument } from '../port.ts';
import type { Query, QueryField } from '../query.ts';

export function matcher(query: Query): (document: SearchDocument, texts: Texts) => boolean {
  const planned = plan(query);
  return (document, texts) => matches(planned, document, texts);
}

function matches(part: Plan, document: SearchDocument, texts: Texts): boolean {
  switch (part.kind) {
    case 'all':
      return true;
    case 'none':
      return false;
    case 'not':
      return !matches(part.of, document, texts);
    case 'facet':
      return (document.facets[part.type] ?? []).some(({ code }) => code === part.code);
    case 'range':
      return (document.facets[part.type] ?? []).some(({ code }) => isWithin(code, part));
    case 'work':
      return workOf(document) === part.work;
    case 'prefix':
      return textsIn(part.field, texts).some((text) =>
        text.some((word) => word.startsWith(part.prefix)),
      );
    case 'and':
      return part.of.every((one) => matches(one, document, texts));
    case 'or':
      return part.of.some((one) => matches(one, document, texts));
    case 'word':
      return occurs([part.word], part.field, document, texts);
    case 'phrase':
      return occurs(part.words, part.field, document, texts);
  }
}

/** Compares by code points, as UTF-8 does. */
function isWithin(code: string, { from, to }: { readonly from: string; readonly to: string }) {
  const compare = (other: string) => Buffer.compare(Buffer.from(code), Buffer.from(other));
  return compare(from) >= 0 && (to === '' || compare(to) <= 0);
}

function textsIn(asked: QueryField, texts: Texts): (readonly string[])[] {
  return searchFields
    .filter((field) => asked === 'any' || asked === field)
    .flatMap((field) => texts.get(field) ?? []);
}

function occurs(
  words: readonly string[],
  asked: QueryField,
  document: SearchDocument,
  texts: Texts,
): boolean {
  return searchFields.some(
    (field) =>
      (asked === 'any' || asked === field) &&
      texts
        .get(field)
        ?.some((text) =>
          text.some((_, start) =>
            words.every((word, i) => meets(word, text[start + i], languageIn(field, document))),
          ),
        ),
  );
}

function meets(
  asked: string,
  found: string | undefined,
  language: SearchDocument['language'],
): boolean {
  if (found === undefined) return false;
  if (language === null) return asked === found;
  return stem(asked, language) === stem(found, language);
}
