import { linkOf, type Suggestion } from './suggestion.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { HandleForm } from './handle-form.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';

interface SuggestionEntryProps {
  readonly suggestion: Suggestion;
  readonly onDone: DoneHandler;
}

/** Suggestion with all its fields, its state, and a form to change that. */
export function SuggestionEntry({ suggestion, onDone }: SuggestionEntryProps) {
  const { t } = useTranslation();
  const { situacao, andamento } = suggestion;
  const isNew = situacao === 'pre-sugestao';
  return (
    <article className={classes(styles.entry, isNew && styles.new)}>
      <div className={styles.entryHead}>
        <h3>{suggestion.titulo}</h3>
        <Chip tone={isNew ? 'info' : 'neutral'}>{t(`suggestion.states.${situacao}`)}</Chip>
      </div>
      <p className={styles.facts}>
        {suggestion.desc_biblioteca} · {t('staffList.sentAt', { at: suggestion.enviado_em })}
      </p>
      <Facts suggestion={suggestion} />
      {suggestion.acervo && (
        <p>
          {t('acquisition.catalogued')}{' '}
          <Link href={suggestion.acervo.rota}>{suggestion.acervo.titulo}</Link>
        </p>
      )}
      {suggestion.em_pedido && <p className={styles.facts}>{t('staffSuggestions.inOrder')}</p>}
      {suggestion.outras_inf !== '' && <p className={styles.text}>{suggestion.outras_inf}</p>}
      {andamento && (
        <p className={styles.facts}>
          {t('staffSuggestions.handledBy', {
            name: andamento.nome ?? t('staffList.somebody'),
            at: andamento.em,
          })}
        </p>
      )}
      {andamento && andamento.resposta !== '' && (
        <div className={styles.answer}>
          <h4>{t('acquisition.answer')}</h4>
          <p className={styles.text}>{andamento.resposta}</p>
        </div>
      )}
      <Disclosure title={t('staffSuggestions.handle')}>
        {/* The form begins anew once the suggestion has changed. */}
        <HandleForm
          key={`${andamento?.em ?? ''} ${linkOf(suggestion)}`}
          suggestion={suggestion}
          onDone={onDone}
        />
      </Disclosure>
    </article>
  );
}

function Facts({ suggestion }: { readonly suggestion: Suggestion }) {
  const { t } = useTranslation();
  const { ensino, periodico, pessoa } = suggestion;
  const written = (['autor', 'edicao', 'editor', 'isbn_issn'] as const).map((field) => ({
    term: t(`suggestion.fields.${field}`),
    values: suggestion[field] === '' ? [] : [suggestion[field]],
  }));
  const taught = [
    { term: t('suggestion.fields.curso'), values: ensino ? [ensino.desc_curso] : [] },
    { term: t('suggestion.fields.disciplina'), values: ensino ? [ensino.desc_disciplina] : [] },
    { term: t('suggestion.fields.exemplares'), values: ensino ? [ensino.exemplares] : [] },
  ];
  return (
    <DefinitionList
      items={[
        { term: t('staffSuggestions.suggester'), values: [pessoa.nome_pessoa] },
        ...written,
        { term: t('staffSuggestions.serial'), values: periodico ? ['✓'] : [] },
        ...taught,
      ]}
    />
  );
}
