/** A browser at a provider: follows it, keeps its cookies, and fills in its form. */
export interface ProviderBrowser {
  /** Goes there as a browser does; the last answer, and where it would go on to outside of the provider. */
  open(url: string): Promise<Visit>;
  /** Sends the first form of a page. */
  submit(page: Visit, fields: Readonly<Record<string, string>>): Promise<Visit>;
}

export interface Visit {
  readonly status: number;
  readonly url: string;
  readonly text: string;
  /** An address of another site that it was led to; null while it is at the provider. */
  readonly left: string | null;
}

export function createProviderBrowser(home: string): ProviderBrowser {
  const cookies = new Map<string, string>();
  const visit = async (url: string, init: RequestInit = {}): Promise<Visit> => {
    let [next, options]: [string, RequestInit] = [url, init];
    for (let led = 0; led < 10; led++) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(next, {
        ...options,
        redirect: 'manual',
        headers: { ...(options.headers as Record<string, string>), cookie },
      });
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null) {
        return { status: answer.status, url: next, text: await answer.text(), left: null };
      }
      next = new URL(location, next).href;
      options = {};
      if (!next.startsWith(home)) return { status: answer.status, url: next, text: '', left: next };
    }
    throw new Error('it leads on and on');
  };
  return {
    open: (url) => visit(url),
    submit: (page, fields) => {
      const { action, hidden } = formIn(page.text);
      const body = new URLSearchParams({ ...hidden, ...fields });
      return visit(new URL(action, page.url).href, { method: 'POST', body });
    },
  };
}

/** Action of the first form of a page, and the values of its hidden fields by name. */
export function formIn(html: string) {
  const form = /<form[^>]*>[\s\S]*?<\/form>/i.exec(html)?.[0] ?? '';
  const hidden: Record<string, string> = {};
  for (const [input] of form.matchAll(/<input[^>]*type=["']hidden["'][^>]*>/gi)) {
    hidden[attribute(input, 'name')] = attribute(input, 'value');
  }
  return { action: attribute(form, 'action'), hidden };
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}=["']([^"']*)["']`, 'i').exec(tag)?.[1] ?? '';
  return value
    .replaceAll('&amp;', '&')
    .replaceAll('&#43;', '+')
    .replaceAll('&#61;', '=')
    .replaceAll('&#x3D;', '=')
    .replaceAll('&#x2B;', '+');
}
