import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { titleExists } from '../catalogue/index.ts';
import { notices } from '../circulation/index.ts';
import { readSettings } from '../institution/index.ts';
import { libraryNameIn } from '../libraries/index.ts';
import { mayMove } from './moves.ts';
import { presentSuggestion } from './present-suggestion.ts';
import {
  changeState,
  findSuggestion,
  linkTitle,
  lockSuggestion,
  type SuggestionRow,
} from './repository.ts';
import { storedState, wireState } from './state.ts';
import type { SuggestionDeps } from './suggestion-deps.ts';

/** Changes a suggestion's state; an answer is mailed in the language in which it was suggested. */
export function handleSuggestion({
  db,
  clock,
}: SuggestionDeps): UseCase<typeof endpoints.handleAcquisitionSuggestion> {
  return async ({ params: { id }, body }, { person: { loginId }, language }) => {
    const { name: institution } = await readSettings(db);
    return db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const before = await lockSuggestion(sight, id);
      if (!before) return refuse(404, 'NaoEncontrado');
      const answer = body.resposta;
      if (answer !== '' && before.emails.length === 0) return refuse(422, 'PessoaSemEmail');
      const titleId = body.cod_acervo;
      if (titleId && !(await titleExists(trx, titleId))) {
        return refuse(404, 'AcervoNaoEncontrado', { id: titleId });
      }
      const seen = body.andamento_visto === null ? null : new Date(body.andamento_visto);
      if (before.handled_at?.getTime() !== seen?.getTime()) return refuse(409, 'SituacaoMudou');
      const [from, to] = [before.state, storedState(body.situacao)];
      if (before.is_ordered && from !== to) return refuse(409, 'SugestaoEmPedido');
      if (!mayMove(from, to)) return refuse(409, 'MudancaDeSituacaoInvalida');
      if (titleId !== undefined) await linkTitle(trx, id, titleId);
      const isHandled = from !== to || answer !== '';
      const at = new Date(clock.now().epochMilliseconds);
      if (isHandled) await changeState(sight, { id, from, to, answer, at });
      const suggestion = (await findSuggestion(sight, id)) ?? before;
      if (isHandled) await tell(trx, suggestion, answer !== '');
      if (answer !== '') {
        const library = await libraryNameIn(trx, suggestion.library_id, suggestion.language);
        await queueMail(trx, clock, letterOf({ ...suggestion, library }, institution));
      }
      return { status: 200, body: presentSuggestion(suggestion) };
    });
  };
}

/** Tells the person of a suggestion's state in the application; an answer has its own letter. */
async function tell(trx: Db, suggestion: SuggestionRow, isMailed: boolean): Promise<void> {
  const { id, person_id, library_id, title, state, handled_at } = suggestion;
  const at = handled_at ?? suggestion.sent_at;
  await notices.writeNotice(trx, {
    personId: person_id,
    kind: 'suggestion-answered',
    event: `suggestion:${id}:${at.toISOString()}`,
    facts: { suggestionId: id, title, libraryId: library_id, state },
    at,
    isMailed,
  });
}

function letterOf(suggestion: SuggestionRow, institution: string) {
  const t = translatorFor(suggestion.language);
  const { library, title, person, answer, emails, state } = suggestion;
  return {
    recipients: emails,
    senderName: institution,
    subject: t('mail.suggestionSubject', { title }),
    body: t('mail.suggestionBody', {
      name: person,
      library,
      institution,
      title,
      answer,
      state: t(`suggestion.states.${wireState(state)}`),
    }),
  };
}
