import { titleCommentStates } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { listQuery, readList } from '../../../parts/staff/list-address.ts';
import { StaffList } from '../../../parts/staff/staff-list.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { TitleCommentEntry } from './title-comment-entry.tsx';
import { useDone } from '../../../parts/staff/use-done.ts';

/** Comments on titles: to be approved, or refused with a reason. */
export function Page() {
  return (
    <StaffTask name="titleComments">
      <Comments />
    </StaffTask>
  );
}

function Comments() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const address = readList(params, titleCommentStates);
  const query = endpointQuery('listCommentsToApprove', { query: listQuery(address) });
  const result = useListEndpoint(query);
  const { heading, done } = useDone('listCommentsToApprove');
  return (
    <StaffList
      path="/meupergamum/atendimento/comentarios-acervo"
      address={address}
      states={titleCommentStates}
      nameOf={(state) => t(`staffTitleComments.states.${state}`)}
      result={result}
      countOf={(count) => t('titleComments.count', { count })}
      noneHint={t('staffTitleComments.noneHint')}
      headingRef={heading}
    >
      {({ comentarios }) =>
        comentarios.map((comment) => (
          <li key={comment.codigo}>
            <TitleCommentEntry comment={comment} onDone={done} />
          </li>
        ))
      }
    </StaffList>
  );
}
