import { activities } from '@estante/contract/plain';
import { formatMoment } from '@estante/phrases/translator';
import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { HolderList, InstitutionLogo, InstitutionState } from './holder-list.tsx';
import styles from './network.module.css';

type NetworkTitleRecord = Output<'getNetworkTitle'>;

interface NetworkTitleProps {
  readonly title: NetworkTitleRecord;
  /** Link to suggest that a library buy the title. */
  readonly suggestion: ReactNode;
}

/** Page of a title as another institution describes it: read-only, under that institution's name. */
export function NetworkTitle({ title, suggestion }: NetworkTitleProps) {
  const { t } = useTranslation();
  const { instituicao, outras } = title;
  return (
    <article>
      <Stack gap={4}>
        <PageHeader over={t('network.titleOf', { name: instituicao.nome })} title={title.titulo}>
          {title.subtitulo}
        </PageHeader>
        <div className={styles.holder}>
          <InstitutionLogo address={instituicao.logotipo} />
          <strong>{instituicao.nome}</strong>
          <InstitutionState state={instituicao.situacao} />
        </div>
        {instituicao.situacao === 'indisponivel' && (
          <Message tone="warning">{t('network.unavailableHint')}</Message>
        )}
        <Ways title={title} suggestion={suggestion} />
        <Facts title={title} />
        {outras.length > 0 && (
          <section>
            <h2>{t('network.others')}</h2>
            <HolderList label={t('network.others')} holders={outras} />
          </section>
        )}
      </Stack>
    </article>
  );
}

function Ways({ title: { acervo, instituicao }, suggestion }: NetworkTitleProps) {
  const { t } = useTranslation();
  const canRequest = useActivity(activities.accountRequests);
  return (
    <div className={styles.ways} data-print="no">
      {instituicao.link_acervo && (
        <ButtonLink variant="primary" icon="external" href={instituicao.link_acervo}>
          {t('network.inItsCatalogue')}
        </ButtonLink>
      )}
      {instituicao.link_reserva && (
        <ButtonLink icon="bookmark" href={instituicao.link_reserva}>
          {t('network.holdThere')}
        </ButtonLink>
      )}
      {canRequest && (
        <ButtonLink
          icon="mail"
          href={`/meupergamum/solicitacoes/comutacao-bibliografica?rede=${acervo}`}
        >
          {t('network.requestHere')}
        </ButtonLink>
      )}
      {suggestion}
    </div>
  );
}

function Facts({ title }: { readonly title: NetworkTitleRecord }) {
  const { t, i18n } = useTranslation();
  const { origem } = title;
  const some = (value: string) => (value === '' ? [] : [value]);
  const imprint = [title.local, title.editora, title.ano_publicacao].filter(Boolean).join(', ');
  return (
    <DefinitionList
      items={[
        { term: t('network.facts.authors'), values: title.autores },
        { term: t('network.facts.responsibility'), values: some(title.responsabilidade) },
        { term: t('network.facts.edition'), values: some(title.edicao) },
        { term: t('network.facts.imprint'), values: some(imprint) },
        { term: t('network.facts.extent'), values: some(title.extensao) },
        { term: t('network.facts.series'), values: some(title.serie) },
        { term: t('network.facts.workType'), values: some(title.desc_tipo_obra) },
        { term: t('network.facts.language'), values: some(title.idioma_desc) },
        { term: 'ISBN', values: title.isbns },
        { term: 'ISSN', values: title.issns },
        { term: t('network.facts.subjects'), values: title.assuntos },
        { term: t('network.facts.abstract'), values: title.resumos },
        { term: t('network.facts.notes'), values: title.notas },
        {
          term: t('network.facts.links'),
          values: title.links.map(({ url, rotulo }) => (
            <Link key={url} href={url} rel="noreferrer nofollow">
              {rotulo || url}
            </Link>
          )),
        },
        {
          term: t('network.facts.source'),
          values: [
            t('network.sourceLine', {
              identifier: origem.identificador,
              at: formatMoment(origem.colhido_em, i18n.language),
            }),
          ],
        },
      ]}
    />
  );
}
