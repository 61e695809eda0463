import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useListsChanged, type NamedList } from '../../features/named-lists/list-queries.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { movedBy, type Step } from './moved-by.ts';
import { tellRestored } from './tell-restored.ts';
import { focusMain } from './undo.tsx';
import { usePlaceFocus } from './use-place-focus.ts';

type Item = NamedList['itens'][number];
const idOf = ({ cod_acervo }: Item) => cod_acervo;

/** Acts on the titles of a list; the last removed titles can be restored unchanged. */
export function useListActs({ codigo, itens }: NamedList) {
  const { t } = useTranslation();
  const changed = useListsChanged();
  const adding = useAct('addToNamedList');
  const removing = useAct('removeFromNamedList');
  const placing = useAct('orderNamedList');
  const noting = useAct('noteInNamedList');
  const [last, setLast] = useState<{ text: string; ids: number[]; before: readonly Item[] } | null>(
    null,
  );
  const params = { id: String(codigo) };
  const focusIn = usePlaceFocus(itens.map(idOf));

  const remove = async (text: string, ids: readonly number[]): Promise<void> => {
    const gone = await removing.act({ params, body: { acervos: [...ids] } });
    await changed();
    if (!gone) return;
    setLast({ text, ids: [...ids], before: itens });
    announce(text);
  };

  /** Restores the titles with their notes, in their places. */
  const restore = async (): Promise<void> => {
    const answer = last && (await adding.act({ params, body: { acervos: last.ids } }));
    if (!answer) return;
    const gone = new Set(answer.nao_encontrados);
    const back = last.ids.filter((id) => !gone.has(id));
    await placing.act({ params, body: { acervos: last.before.map(idOf) } });
    for (const { cod_acervo, nota } of last.before) {
      if (nota === '' || !back.includes(cod_acervo)) continue;
      const at = { id: String(codigo), acervo: String(cod_acervo) };
      await noting.act({ params: at, body: { nota } });
    }
    setLast(null);
    await changed();
    tellRestored(t, t('lists.restored'), { asked: last.ids.length, missing: gone.size });
    focusMain();
  };

  const place = async (id: number, name: string, step: Step): Promise<void> => {
    const answer = await placing.act({
      params,
      body: { acervos: movedBy(itens.map(idOf), id, step) },
    });
    if (answer) focusIn(id, step, answer.acervos);
    await changed();
    if (!answer) return;
    const at = answer.acervos.indexOf(id) + 1;
    announce(t('lists.placed', { name, place: at, total: answer.acervos.length }));
  };

  /** Replaces a title that has left the catalogue, and keeps its note. */
  const replace = async (item: Item, instead: { cod_acervo: number; titulo: string }) => {
    const { cod_acervo: id, titulo: title } = instead;
    if (!(await adding.act({ params, body: { acervos: [id] } }))) return;
    const order = itens.map((one) => (one === item ? id : idOf(one)));
    await placing.act({ params, body: { acervos: order } });
    if (item.nota !== '') {
      const at = { id: String(codigo), acervo: String(id) };
      await noting.act({ params: at, body: { nota: item.nota } });
    }
    await removing.act({ params, body: { acervos: [item.cod_acervo] } });
    await changed();
    announce(t('lists.replaced', { title }));
    focusMain();
  };

  return { last, remove, restore, place, replace };
}
