import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../languages/use-translation.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './title-totals.module.css';
import { totalsHref, totalsPath, type TotalsChoice } from './totals-address.ts';

/** Most titles in the list under the box. */
const shownTitles = 10;

/** Search that finds a title by its words, to be chosen from the matches. */
export function FindTitle({ choice }: { readonly choice: TotalsChoice }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [words, setWords] = useState(choice.words);
  const [isBlank, setIsBlank] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsBlank(words.trim() === '');
    if (words.trim() === '') return;
    void navigate(totalsHref({ ...choice, title: null, words: words.trim() }));
  };
  return (
    <search>
      <Stack gap={3}>
        <form className={styles.form} action={totalsPath} noValidate onSubmit={submit}>
          <TextField
            label={t('titleTotals.find')}
            name="q"
            type="search"
            autoComplete="off"
            maxLength={200}
            value={words}
            error={isBlank ? t('search.required') : undefined}
            onChange={({ target }) => setWords(target.value)}
          />
          <Button type="submit" icon="search">
            {t('titleTotals.search')}
          </Button>
        </form>
        {choice.words !== '' && choice.title === null && <FoundTitleList choice={choice} />}
      </Stack>
    </search>
  );
}

function FoundTitleList({ choice }: { readonly choice: TotalsChoice }) {
  const { t } = useTranslation();
  const asked = useEndpoint(
    endpointQuery('searchTitles', {
      query: { guia: 'geral', q: choice.words, quantidade: String(shownTitles) },
    }),
  );
  return (
    <QueryBoundary asked={asked} failed={t('titleTotals.searchFailed')}>
      {({ acervos, total }) => (
        <>
          <p>
            <output>{t('titleTotals.found', { count: total })}</output>
          </p>
          {total > acervos.length && (
            <p>{t('titleTotals.foundFirst', { number: acervos.length })}</p>
          )}
          <ul>
            {acervos.map(({ cod_acervo, titulo, responsabilidade, ano_publicacao }) => (
              <li key={cod_acervo}>
                <Link href={totalsHref({ ...choice, title: String(cod_acervo) })}>
                  {[titulo, responsabilidade, ano_publicacao].filter(Boolean).join(' · ')}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryBoundary>
  );
}
