import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { stateTone } from '../../../parts/acquisition/state-tone.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import styles from './acquisition.module.css';

type OwnSuggestion = Output<'listOwnSuggestions'>['sugestoes'][number];

/** Reader's suggestion, its state and the library's answer; the title, once it exists. */
export function OwnSuggestionEntry({ suggestion }: { readonly suggestion: OwnSuggestion }) {
  const { t } = useTranslation();
  const { titulo, situacao, andamento, acervo } = suggestion;
  return (
    <article className={styles.entry}>
      <div className={styles.head}>
        <h3 className={styles.name}>{titulo}</h3>
        <Chip tone={stateTone[situacao]}>{t(`suggestion.states.${situacao}`)}</Chip>
      </div>
      <p className={styles.facts}>
        {suggestion.desc_biblioteca} · {t('staffList.sentAt', { at: suggestion.enviado_em })}
      </p>
      <Facts suggestion={suggestion} />
      {suggestion.outras_inf !== '' && <p className={styles.text}>{suggestion.outras_inf}</p>}
      {andamento && (
        <p className={styles.facts}>{t('acquisition.movedAt', { at: andamento.em })}</p>
      )}
      {andamento && andamento.resposta !== '' && (
        <div className={styles.answer}>
          <h4>{t('acquisition.answer')}</h4>
          <p className={styles.text}>{andamento.resposta}</p>
        </div>
      )}
      {acervo && (
        <p>
          {t('acquisition.catalogued')} <Link href={acervo.rota}>{acervo.titulo}</Link>
        </p>
      )}
    </article>
  );
}

function Facts({ suggestion }: { readonly suggestion: OwnSuggestion }) {
  const { t } = useTranslation();
  const { ensino } = suggestion;
  const written = (['autor', 'edicao', 'editor', 'isbn_issn'] as const).map((field) => ({
    term: t(`suggestion.fields.${field}`),
    values: suggestion[field] === '' ? [] : [suggestion[field]],
  }));
  return (
    <DefinitionList
      items={[
        ...written,
        { term: t('suggestion.fields.curso'), values: ensino ? [ensino.desc_curso] : [] },
        { term: t('suggestion.fields.disciplina'), values: ensino ? [ensino.desc_disciplina] : [] },
        { term: t('suggestion.fields.exemplares'), values: ensino ? [ensino.exemplares] : [] },
      ]}
    />
  );
}
