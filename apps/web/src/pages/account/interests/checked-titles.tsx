import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { useActivity } from '../../../parts/institution/page-config.ts';
import { ResultList } from '../../../parts/title-list/result-list.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { Pages } from '../../../parts/page/pages.tsx';
import styles from './interests.module.css';

type InterestTitles = Output<'listInterestTitles'>;

const path = '/meupergamum/titulos-consultados';

export function CheckedTitles({ found }: { readonly found: InterestTitles }) {
  const { t } = useTranslation();
  const { titulos, total, pagina, quantidade } = found;
  const between = t('interests.between', { from: found.data_ini, to: found.data_fim });
  if (total === 0) return <NothingCame found={found} />;
  const reasons = new Map(titulos.map(({ acervo, motivos }) => [acervo.cod_acervo, motivos]));
  const pages = Math.ceil(total / quantidade);
  return (
    <Stack gap={4}>
      <h2 className={styles.heading}>{t('interests.came', { count: total })}</h2>
      <p className={styles.facts}>{between}</p>
      <ResultList
        items={titulos.map(({ acervo }) => acervo)}
        display="L"
        start={(pagina - 1) * quantidade + 1}
        showsInclusion
        renderActions={({ cod_acervo }) => (
          <span className={styles.facts}>
            {(reasons.get(cod_acervo) ?? [])
              .map(({ tipo, descricao }) => t(`interests.reasons.${tipo}`, { name: descricao }))
              .join(' · ')}
          </span>
        )}
      />
      <Pages
        current={pagina}
        total={pages}
        hrefOf={(page) => (page > 1 ? `${path}?pagina=${page}` : path)}
      />
    </Stack>
  );
}

/** Message that no title came; without a profile, the link to make one. */
function NothingCame({ found }: { readonly found: InterestTitles }) {
  const { t } = useTranslation();
  const canFollow = useActivity(activities.accountInterestProfile);
  return (
    <EmptyState
      icon="bell"
      title={t(found.tem_perfil ? 'interests.nothingCame' : 'interests.noProfile')}
      actions={
        canFollow && (
          <ButtonLink href="/meupergamum/perfil-interesse" variant="primary">
            {t('account.pages.interestProfile')}
          </ButtonLink>
        )
      }
    >
      {t('interests.between', { from: found.data_ini, to: found.data_fim })}
    </EmptyState>
  );
}
