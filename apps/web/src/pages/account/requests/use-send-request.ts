import type { RequestForm } from '@estante/contract/plain';
import { useContext, useState } from 'react';
import type { CallEndpoint } from '../../../api/api.ts';
import { problemOf } from '../../../api/problem.ts';
import { ApiContext } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { FormProblem } from '../../../ui/feedback/problem-summary.tsx';

type Body = Readonly<Record<string, unknown>>;

/** Sends a form by its own call; null if it was refused, which `problem` tells. */
export function useSendRequest() {
  const { t } = useTranslation();
  const call = useContext(ApiContext);
  const [problem, tell] = useState<FormProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (form: RequestForm, body: Body) => {
    if (!call || isBusy) return null;
    tell(null);
    setBusy(true);
    try {
      return await sendTo(call, form, body);
    } catch (error) {
      tell(problemOf(error, t));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { send, problem, tell, isBusy };
}

/** Sends a body by the call of its form: the form's own table of fields made it, so it fits. */
function sendTo(call: CallEndpoint, form: RequestForm, body: Body) {
  switch (form) {
    case 'levantamento-bibliografico':
      return call('requestSurvey', { body });
    case 'ficha-catalografica':
      return call('requestCatalogueCard', { body });
    case 'pesquisa-especializada':
      return call('requestSpecializedSearch', {
        body,
      });
    case 'artigo':
    case 'tese-dissertacao':
    case 'parte-documento':
      return call('requestSwitching', {
        params: { type: form },
        body,
      });
  }
}
