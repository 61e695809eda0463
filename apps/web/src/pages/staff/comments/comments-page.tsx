import { commentStates } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { CommentEntry } from './comment-entry.tsx';
import { listQuery, readList } from '../../../parts/staff/list-address.ts';
import { StaffList } from '../../../parts/staff/staff-list.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { useDone } from '../../../parts/staff/use-done.ts';

/** General comments: to be read, and answered by mail. */
export function Page() {
  return (
    <StaffTask name="comments">
      <Comments />
    </StaffTask>
  );
}

function Comments() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const address = readList(params, commentStates);
  const query = endpointQuery('listGeneralComments', { query: listQuery(address) });
  const result = useListEndpoint(query);
  const { heading, done } = useDone('listGeneralComments');
  return (
    <StaffList
      path="/meupergamum/atendimento/comentarios"
      address={address}
      states={commentStates}
      nameOf={(state) => t(`staffComments.states.${state}`)}
      result={result}
      countOf={(count) => t('staffComments.count', { count })}
      noneHint={t('staffComments.noneHint')}
      headingRef={heading}
    >
      {({ comentarios }) =>
        comentarios.map((comment) => (
          <li key={comment.codigo}>
            <CommentEntry comment={comment} onDone={done} />
          </li>
        ))
      }
    </StaffList>
  );
}
