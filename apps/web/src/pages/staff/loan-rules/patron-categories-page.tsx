import { useTranslation } from '../../../languages/use-translation.ts';
import { replaceAt, without } from '../../../browser/lists.ts';
import { endpointQuery } from '../../../api/query.ts';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import styles from '../../../features/institution-edit/institution-edit.module.css';
import { LineField } from '../../../features/institution-edit/text-fields.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { LoanRulesTabs } from './loan-rules-tabs.tsx';

const newCategory = { codigo: null, sigla: '', descricao: '', leitores: 0 };

export function Page() {
  const { t } = useTranslation();
  return (
    <LoanRulesTabs current="categories">
      <p>
        {t('circulationEdit.category.used')} {t('circulationEdit.category.rulesGo')}
      </p>
      <EditForm
        query={endpointQuery('getPatronCategories', {})}
        save={(call, { versao, categorias }) => {
          const sent = categorias.map(({ leitores: _patrons, ...category }) => category);
          return call('changePatronCategories', { body: { versao, categorias: sent } });
        }}
      >
        {(document, change) => {
          const { categorias } = document;
          const put = (next: typeof categorias) => change({ ...document, categorias: next });
          return (
            <>
              {categorias.map((category, at) => {
                const name =
                  category.descricao || t('circulationEdit.category.nameless', { number: at + 1 });
                const set = (next: typeof category) => put(replaceAt(categorias, at, next));
                return (
                  <section
                    key={category.codigo ?? `new-${at}`}
                    className={styles.item}
                    aria-label={name}
                  >
                    <div className={styles.line}>
                      <strong>{name}</strong>
                      {category.leitores === 0 ? (
                        <Button
                          variant="quiet"
                          icon="trash"
                          iconOnly
                          onClick={() => put(without(categorias, at))}
                        >
                          {t('edit.remove', { name })}
                        </Button>
                      ) : (
                        t('circulationEdit.category.patrons', { count: category.leitores })
                      )}
                    </div>
                    <div className={styles.pair}>
                      <LineField
                        label={t('circulationEdit.category.code')}
                        name={`categorias.${at}.sigla`}
                        longest={10}
                        isRequired
                        value={category.sigla}
                        onChange={(sigla) => set({ ...category, sigla })}
                      />
                      <LineField
                        label={t('circulationEdit.category.name')}
                        name={`categorias.${at}.descricao`}
                        longest={100}
                        isRequired
                        value={category.descricao}
                        onChange={(descricao) => set({ ...category, descricao })}
                      />
                    </div>
                  </section>
                );
              })}
              <div>
                <Button icon="add" onClick={() => put([...categorias, newCategory])}>
                  {t('circulationEdit.category.add')}
                </Button>
              </div>
            </>
          );
        }}
      </EditForm>
    </LoanRulesTabs>
  );
}
