import { coverLists, type CoverList } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Output } from '../../../api/api.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Pages } from '../../../parts/page/pages.tsx';
import { PastEnd } from '../../../parts/page/past-end.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CoverEntry, type StaffCover } from './cover-entry.tsx';
import styles from '../staff-list.module.css';
import { StaffTask } from '../staff-task.tsx';
import { useDone } from '../use-done.ts';

const path = '/meupergamum/atendimento/capas';
const hrefOf = (lista: CoverList, pagina = 1) =>
  `${path}?lista=${lista}${pagina > 1 ? `&pagina=${pagina}` : ''}`;
const number = /^[1-9]\d{0,8}$/;

/** Covers that readers say are wrong, and those fetched: kept, refused or replaced. */
export function Page() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const lista = coverLists.find((one) => one === params.get('lista')) ?? 'avisadas';
  const pagina = number.test(params.get('pagina') ?? '') ? Number(params.get('pagina')) : 1;
  const title = number.test(params.get('titulo') ?? '') ? params.get('titulo') : null;
  return (
    <StaffTask name="covers">
      <p>{t('staffCovers.hint')}</p>
      <FindOne key={title} title={title ?? ''} />
      <Covers lista={lista} pagina={pagina} title={title} />
    </StaffTask>
  );
}

function FindOne({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(title);
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(`${path}?titulo=${typed.trim()}`);
  };
  return (
    <form className={styles.form} onSubmit={show}>
      <Stack gap={3}>
        <TextField
          label={t('staffCovers.one')}
          description={t('staffCovers.oneHint')}
          name="titulo"
          inputMode="numeric"
          pattern="[1-9][0-9]{0,8}"
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <Button type="submit">{t('staffCovers.oneShow')}</Button>
        </div>
      </Stack>
    </form>
  );
}

interface CoversProps {
  readonly lista: CoverList;
  readonly pagina: number;
  /** Number of the title whose cover alone is shown; null for all. */
  readonly title: string | null;
}

function Covers(props: CoversProps) {
  const { lista, pagina, title } = props;
  const query = { lista, pagina: String(pagina), ...(title !== null && { cod_acervo: title }) };
  const asked = useEndpoint(endpointQuery('listStaffCovers', { query }), { staleTime: 0 });
  return (
    <QueryBoundary asked={asked}>
      {(found) => <FoundCovers {...props} found={found} />}
    </QueryBoundary>
  );
}

interface FoundCoversProps extends CoversProps {
  readonly found: Output<'listStaffCovers'>;
}

function FoundCovers({ lista, pagina, title, found }: FoundCoversProps) {
  const { t } = useTranslation();
  const { heading, done } = useDone('listStaffCovers');
  const { capas, contagem, total, quantidade } = found;
  const pages = Math.max(1, Math.ceil(total / quantidade));
  const isPastEnd = pagina > pages && total > 0;
  const nameOf = (list: CoverList) =>
    t('staffCovers.counted', {
      name: t(`staffCovers.lists.${list}`),
      total: contagem.find((one) => one.lista === list)?.total ?? 0,
    });
  return (
    <Stack gap={4}>
      {title === null ? (
        <Tabs
          label={t('staffCovers.byList')}
          tabs={coverLists.map((list) => ({ href: hrefOf(list), label: nameOf(list) }))}
          current={hrefOf(lista)}
        />
      ) : (
        <Link href={path}>{t('staffCovers.all')}</Link>
      )}
      <h2 ref={heading} tabIndex={-1}>
        {title === null ? nameOf(lista) : t('staffCovers.one')}
      </h2>
      {isPastEnd && <PastEnd firstHref={hrefOf(lista)} />}
      {capas.length === 0 && !isPastEnd && (
        <p>{t(title === null ? 'staffCovers.none' : 'staffCovers.noTitle')}</p>
      )}
      <ol className={styles.entries}>
        {capas.map((cover: StaffCover) => (
          <li key={cover.titulo.cod_acervo}>
            <CoverEntry cover={cover} onDone={done} />
          </li>
        ))}
      </ol>
      <Pages
        label={t('staffCovers.pages')}
        current={pagina}
        total={pages}
        hrefOf={(next) => hrefOf(lista, next)}
      />
    </Stack>
  );
}
