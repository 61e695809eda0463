import { translatorFor } from '@estante/phrases';
import { cite, itemOf, type Reference } from '@estante/references';
import type { ExportedTitle, ExportOrder } from './exported.ts';

export interface ListedReference {
  readonly reference: Reference;
  /** Call number and libraries, each a line. */
  readonly places: readonly string[];
}

function placesOf({ source, libraries }: ExportedTitle, order: ExportOrder): string[] {
  if (!order.withCopies) return [];
  const t = translatorFor(order.language);
  const places = libraries.join('; ') || t('exports.noCopies');
  return source.callNumber ? [t('exports.shelved', { at: source.callNumber }), places] : [places];
}

/** The reference of a title in the style asked for, and where its copies are. */
export function listedReference(title: ExportedTitle, order: ExportOrder): ListedReference {
  const item = itemOf(title.source.description, title.source.record);
  return {
    reference: cite(order.style, item, {
      today: order.today,
      ...(order.abnt ? { abnt: order.abnt } : {}),
    }),
    places: placesOf(title, order),
  };
}
