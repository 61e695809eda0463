import type { Output } from '../../api/api.ts';
import { AddAll } from '../../features/basket/add-all.tsx';
import { BasketButton } from '../../features/basket/basket-button.tsx';
import { ExportButton } from '../../features/exports/export-button.tsx';
import { AddToList } from '../../features/named-lists/add-to-list.tsx';
import { useTranslation } from '../../languages/use-translation.ts';
import { ResultList } from '../../parts/title-list/result-list.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { Pages } from '../../parts/page/pages.tsx';
import styles from './lists.module.css';

type List = Output<'getSharedList'>;

interface SharedListProps {
  readonly list: List;
  readonly hrefOf: (page: number) => string;
  readonly pages: number;
}

/** Shared list: its name, its titles with their availability, and buttons to keep or export them. */
export function SharedList({ list, hrefOf, pages }: SharedListProps) {
  const { t } = useTranslation();
  const { nome, descricao, de, total, acervos, itens, pagina, quantidade } = list;
  const notes = new Map(itens.map(({ cod_acervo, nota }) => [cod_acervo, nota]));
  return (
    <>
      <PageHeader
        over={de === null ? t('sharedList.over') : t('sharedList.by', { name: de })}
        title={nome}
      >
        {descricao !== '' && <span className={styles.text}>{descricao}</span>}
      </PageHeader>
      {total === 0 ? (
        <EmptyState icon="list" title={t('sharedList.empty')} />
      ) : (
        <div className={styles.acts}>
          <span>{t('results.count', { count: total })}</span>
          <AddToList ids={acervos} label={t('sharedList.keep')} />
          {acervos.length > 0 && (
            <AddAll
              ids={acervos}
              label={t('sharedList.basket')}
              name={t('sharedList.basketName', { name: nome })}
            />
          )}
          <ExportButton ids={acervos} />
        </div>
      )}
      <GoneFromList items={itens} />
      <ResultList
        items={itens.flatMap(({ acervo }) => acervo ?? [])}
        display="D"
        start={(pagina - 1) * quantidade + 1}
        renderNote={({ cod_acervo: id }) =>
          notes.get(id) && <p className={styles.note}>{notes.get(id)}</p>
        }
        renderActions={({ cod_acervo, titulo }) => (
          <BasketButton titleId={cod_acervo} title={titulo} />
        )}
      />
      <Pages label={t('sharedList.pages')} current={pagina} total={pages} hrefOf={hrefOf} />
    </>
  );
}

/** Titles of this page that have left the catalogue, by what is known of them. */
function GoneFromList({ items }: { readonly items: List['itens'] }) {
  const { t } = useTranslation();
  const gone = items.filter(({ retirado }) => retirado !== null);
  if (gone.length === 0) return null;
  const nameOf = ({ cod_acervo, retirado }: List['itens'][number]) =>
    retirado?.titulo || t('lists.goneNumber', { number: cod_acervo });
  return (
    <Message tone="info" title={t('lists.gone')}>
      {gone.map(nameOf).join(' · ')}
    </Message>
  );
}
