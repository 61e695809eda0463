import { importLimits, type UploadKind } from '@estante/contract/plain';
import { useContext, useEffect, useRef, useState } from 'react';
import { failureOf, type ApiFailure, type CallEndpoint } from '../../../api/api.ts';
import { ApiContext } from '../../../api/query.ts';
import { base64Of } from '../../../browser/base64.ts';

export type Upload =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'sending';
      readonly name: string;
      readonly sent: number;
      readonly size: number;
    }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** Sends a file in parts: however large it is, one part at a time is in memory. */
export function useUpload(onSent: (runId: number) => void) {
  const call = useContext(ApiContext);
  const [upload, setUpload] = useState<Upload>({ kind: 'none' });
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const send = async (file: File, kind: UploadKind) => {
    if (!call || upload.kind === 'sending') return;
    const stop = new AbortController();
    stopping.current = stop;
    const tell = (sent: number) =>
      setUpload({ kind: 'sending', name: file.name, sent, size: file.size });
    tell(0);
    try {
      const body = { tipo: kind, arquivo: file.name, bytes: file.size };
      const { codigo } = await call('beginImportRun', { body }, stop.signal);
      const isWhole = await sendParts(call, { id: codigo, file, tell, signal: stop.signal });
      if (isWhole) onSent(codigo);
      else await call('cancelImportRun', { params: { id: String(codigo) } });
      setUpload({ kind: 'none' });
    } catch (error) {
      const failure = failureOf(error);
      setUpload(stop.signal.aborted ? { kind: 'none' } : { kind: 'failed', failure });
    }
  };
  return { upload, send, cancel: () => stopping.current?.abort() };
}

interface Parts {
  readonly id: number;
  readonly file: File;
  readonly tell: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** Most tries for a part: a connection lost for a moment is no reason to begin anew. */
const tries = 4;

/** Sends the parts; true if all were sent, false if the upload was cancelled. */
async function sendParts(call: CallEndpoint, { id, file, tell, signal }: Parts): Promise<boolean> {
  for (let at = 0; at < file.size;) {
    const conteudo = await base64Of(file.slice(at, at + importLimits.part));
    for (let attempt = 1; ; attempt += 1) {
      if (signal.aborted) return false;
      try {
        const input = { params: { id: String(id) }, body: { posicao: at, conteudo } };
        ({ recebidos: at } = await call('sendImportPart', input, signal));
        break;
      } catch (error) {
        if (signal.aborted) return false;
        if (failureOf(error).status !== 0 || attempt === tries) throw error;
        await new Promise((resolve) => setTimeout(resolve, attempt * 1000));
      }
    }
    tell(at);
  }
  return true;
}
