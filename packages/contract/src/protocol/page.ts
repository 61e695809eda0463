/** Parts of a response that pages read: of a browser's `Response`, or of one within the process. */
export type CallAnswer = Pick<Response, 'ok' | 'status' | 'text'>;

/** Context in which the server asks for a page, shared by server and web. */
export interface PageContext {
  /** Answers a call of the contract without leaving the process. */
  readonly fetch: (request: Request) => Promise<CallAnswer>;
  readonly language: string;
  /** Allows the document's inline scripts and styles under the Content-Security-Policy. */
  readonly nonce: string;
  /** Origin of the site, as others are to call it: 'https://catalogo.example.org'. */
  readonly origin: string;
}

export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;
