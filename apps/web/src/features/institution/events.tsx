import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { formatDay } from '@estante/phrases/translator';
import { useEndpoint } from '../../api/query.ts';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './institution.module.css';
import { eventsQuery, eventumQuery } from './institution-queries.ts';

type Event = Output<'listInstitutionEvents'>[number];

/** Most events that a front page shows. */
const shownEvents = 6;

/** Next events of both calendars, the institution's own and Eventum's, by day. */
export function Events() {
  const { t } = useTranslation();
  const events = useEvents();
  if (events.length === 0) return null;
  return (
    <section>
      <h2>{t('home.events')}</h2>
      <ul className={styles.events}>
        {events.slice(0, shownEvents).map((event) => (
          <li key={event.cod_evento}>
            <EventEntry event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Reads the events of the institution and of Eventum, the next first. */
function useEvents() {
  const own = useEndpoint(eventsQuery).data ?? [];
  const eventum = useEndpoint(eventumQuery).data ?? [];
  return [...own, ...eventum].sort(
    (a, b) => a.data_ini.localeCompare(b.data_ini) || a.hora_ini.localeCompare(b.hora_ini),
  );
}

function EventEntry({ event }: { readonly event: Event }) {
  const { titulo, descricao, local, link } = event;
  return (
    <>
      <p className={styles.when}>
        <EventDays event={event} />
      </p>
      <h3 className={styles.event}>{link ? <Link href={link}>{titulo}</Link> : titulo}</h3>
      {descricao && <p>{descricao}</p>}
      {local && <p className={styles.where}>{local}</p>}
    </>
  );
}

function EventDays({ event: { data_ini, data_fim, hora_ini } }: { readonly event: Event }) {
  const { i18n } = useTranslation();
  const day = (date: string) => <time dateTime={date}>{formatDay(date, i18n.language)}</time>;
  return (
    <>
      {day(data_ini)}
      {data_fim !== data_ini && <> – {day(data_fim)}</>}
      {hora_ini && ` · ${hora_ini}`}
    </>
  );
}
