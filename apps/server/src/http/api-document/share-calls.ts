import {
  answerName,
  bodyName,
  capital,
  type Content,
  type Operation,
  type Parameter,
  type Reference,
  type Response,
} from './document.ts';
import { shareAlike } from './share-alike.ts';

/**
 * Names a parameter of several calls once: by its own name, or by its first call too where another has that
 * name.
 */
export function shareParameters(calls: readonly Operation[]): Record<string, Parameter> {
  const uses = calls.flatMap(({ operationId, parameters = [] }) =>
    parameters.flatMap((part, at) => {
      if (!('name' in part)) return [];
      if (part.required === false) delete part.required;
      const names = [part.name, part.name + capital(`_${operationId}`)];
      return [{ part, names, put: (it: Reference) => void (parameters[at] = it) }];
    }),
  );
  return shareAlike('parameters', uses);
}

/** Names what several calls are sent once: by its schema, or by the first call. */
export function shareBodies(calls: readonly Operation[]): Record<string, Content> {
  const uses = calls.flatMap((call) => {
    const { operationId, requestBody: part } = call;
    if (!part || !('content' in part)) return [];
    const names = [...nameOf(part), bodyName(operationId)];
    return [{ part, names, put: (it: Reference) => void (call.requestBody = it) }];
  });
  return shareAlike('requestBodies', uses);
}

/** Names what several calls answer once: by its schema, or by the first call. */
export function shareResponses(calls: readonly Operation[]): Record<string, Response> {
  const uses = calls.flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, part]) => {
      if (!('content' in part)) return [];
      const names = [
        ...nameOf(part).map((name) => nameWith(status, name)),
        answerName(operationId, status),
      ];
      return [{ part, names, put: (it: Reference) => void (responses[status] = it) }];
    }),
  );
  return shareAlike('responses', uses);
}

/** Name of an answer: 'PatronAccount', 'OAuthRefusal400'. A refusal that says no more has that of its status, '404'. */
function nameWith(status: string, name: string): string {
  if (status === '200' || status === 'default') return name;
  return name === 'Refusal' ? status : name + status;
}

/** Most properties that make a name. */
const fewProperties = 2;

/** Name of what is sent or answered by itself: that of its schema, or its few properties, 'Motivo'. */
function nameOf({ content }: Content): string[] {
  const { $ref: reference, properties } = content['application/json']?.schema ?? {};
  if (reference !== undefined) return [reference.replace(/.*\//, '')];
  const names = properties && Object.keys(properties);
  if (!names || names.length > fewProperties) return [];
  return [names.map(capital).join('') || 'Empty'];
}
