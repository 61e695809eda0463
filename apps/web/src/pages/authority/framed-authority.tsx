import type { Translate } from '@estante/phrases/translator';
import type { ReactNode } from 'react';
import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { PageHead } from '../../parts/page/page-head.tsx';
import { readSearch } from '../../parts/search/search-address.ts';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { Icon, type IconName } from '../../ui/drawings/icon.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import styles from './authority-page.module.css';

export type Authority = Output<'getAuthority'>;

const anywhere = readSearch('geral', new URLSearchParams());

interface FramedAuthorityProps {
  readonly authority: Authority;
  readonly page: '' | 'marc';
  readonly children: ReactNode;
}

/** Authority under its heading, with the title of this page and the link to the other. */
export function FramedAuthority({ authority, page, children }: FramedAuthorityProps) {
  const { t } = useTranslation();
  const { nome, tipo, rota } = authority;
  const marc = `${rota}/marc`;
  const over = page === 'marc' ? `${t('authority.marc')} – ` : '';
  return (
    <div className={styles.page}>
      <PageHead
        title={`${over}${nome}`}
        description={descriptionOf(authority, t)}
        path={page === 'marc' ? marc : rota}
        kind={tipo === 'pessoa' ? 'profile' : 'website'}
      />
      <SearchBox state={anywhere} />
      <PageHeader
        over={
          <>
            <Icon name={icons[tipo]} /> {t(`authorities.types.${tipo}`)}
          </>
        }
        title={nome}
      />
      {authority.tem_registro && (
        <Tabs
          label={t('authority.pages')}
          current={page === 'marc' ? marc : rota}
          tabs={[
            { href: rota, label: t('authority.record') },
            { href: marc, label: t('authority.marc') },
          ]}
        />
      )}
      {children}
    </div>
  );
}

/** Describes an authority in one line: its type, number of titles, first note and other forms. */
function descriptionOf({ tipo, variantes, notas, total }: Authority, t: Translate): string {
  const parts = [t(`authorities.types.${tipo}`), t('results.count', { count: total })];
  return [...parts, ...notas.slice(0, 1), variantes.slice(0, 5).join('; ')]
    .filter(Boolean)
    .join(' · ');
}

const icons: Readonly<Record<Authority['tipo'], IconName>> = {
  pessoa: 'person',
  entidade: 'person',
  evento: 'calendar',
  titulo_uniforme: 'book',
  assunto: 'subject',
  assunto_geografico: 'location',
  genero_forma: 'subject',
  termo_cronologico: 'clock',
  subdivisao_geral: 'subject',
  subdivisao_genero_forma: 'subject',
  subdivisao_geografica: 'location',
  subdivisao_cronologica: 'clock',
};
