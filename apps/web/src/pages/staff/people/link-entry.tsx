import { formatDay, formatMoment } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { libraryToday } from '../../../parts/dates/library-today.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import { Block, Unblock } from './block-form.tsx';
import { EndLink, ReviveLink } from './link-end.tsx';
import { GiveRole } from './role-form.tsx';
import { LinkForm } from './link-form.tsx';
import type { Link, OnDone } from './person.ts';

interface LinkEntryProps {
  readonly link: Link;
  readonly onDone: OnDone;
}

/** Link of a person to a library: its category, its validity, and whether it allows sign-in. */
export function LinkEntry({ link, onDone }: LinkEntryProps) {
  const { t } = useTranslation();
  return (
    <article className={styles.entry}>
      <div className={styles.entryHead}>
        <h4>{t('people.link', { user: link.usuario, library: link.desc_biblioteca })}</h4>
        <State link={link} />
      </div>
      <Facts link={link} />
      {link.pode_alterar && (
        <>
          <Disclosure title={t('people.changeLink')}>
            <LinkForm link={link} onDone={onDone} />
          </Disclosure>
          <GiveRole key={`${link.papel} ${link.cod_cargo}`} link={link} onDone={onDone} />
          {link.bloqueio ? (
            <Unblock link={link} onDone={onDone} />
          ) : (
            <Block link={link} onDone={onDone} />
          )}
          <EndLink link={link} onDone={onDone} />
        </>
      )}
      {link.pode_retomar && <ReviveLink link={link} onDone={onDone} />}
    </article>
  );
}

function State({ link }: { readonly link: Link }) {
  const { t } = useTranslation();
  if (link.encerrado_em !== null) return <Chip tone="neutral">{t('people.ended')}</Chip>;
  if (link.bloqueio) return <Chip tone="danger">{t('people.blocked')}</Chip>;
  const isPast = link.validade !== null && link.validade < libraryToday();
  if (isPast) return <Chip tone="warning">{t('people.expired')}</Chip>;
  return <Chip tone="success">{t('people.alive')}</Chip>;
}

function Facts({ link }: { readonly link: Link }) {
  const { t, i18n } = useTranslation();
  const until = link.validade && formatDay(link.validade, i18n.language);
  const blocked = link.bloqueado_ate && formatDay(link.bloqueado_ate, i18n.language);
  return (
    <DefinitionList
      items={[
        {
          term: t('people.fields.papel'),
          values: [[t(`people.roles.${link.papel}`), link.cargo].filter(Boolean).join(' · ')],
        },
        {
          term: t('people.fields.categoria'),
          values: [link.categoria ?? t('people.noCategory')],
        },
        { term: t('people.fields.validade'), values: [until ?? t('people.noEnd')] },
        { term: t('people.blockReason'), values: link.motivo === '' ? [] : [link.motivo] },
        { term: t('people.blockedUntil'), values: blocked ? [blocked] : [] },
        {
          term: t('people.endedAt'),
          values:
            link.encerrado_em === null ? [] : [formatMoment(link.encerrado_em, i18n.language)],
        },
      ]}
    />
  );
}
