import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';

/** Writes two lists of one reader: the books, and the theses, that came last. */
export async function writeLists(trx: Db, clock: Clock): Promise<void> {
  const at = new Date(clock.now().epochMilliseconds - 12 * 86_400_000);
  await sql`
    with made as (
      insert into named_list (person_id, name, description, position, made_at, changed_at)
      select l.person_id, n.name, n.description, n.position, ${at}, ${at}
      from login l, (values
        ('Leituras do semestre', 'O que a turma de segunda vai ler, na ordem das aulas.', 1),
        ('Para o meu trabalho', '', 2)) as n (name, description, position)
      where l.username = 'aluna'
      on conflict do nothing
      returning id, position
    ), chosen as (
      (select 1 as list, id, row_number() over (order by included_on desc, id desc) as place
        from title where work_type = 'book' order by place limit 7)
      union all
      (select 2, id, row_number() over (order by included_on desc, id desc) as place
        from title where work_type = 'thesis' order by place limit 3)
    )
    insert into named_list_title (list_id, title_id, position, note, added_at)
    select made.id, c.id, c.place,
      case when c.list = 1 and c.place = 1 then 'Só os três primeiros capítulos.' else '' end, ${at}
    from made join chosen c on c.list = made.position`.execute(trx);
}
