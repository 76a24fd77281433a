/** What came back with the browser, as our page posts it. */
export type CameBack = { state: string; code?: string; iss?: string; error?: string };
type Choice = { person: string; scopes?: readonly string[] };

/** A browser at a simulator: follows the address, chooses a person on the page, and brings back what our landing page gets. */
export async function chooseAt(url: string, { person, scopes = [] }: Choice): Promise<CameBack> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(url);
  let next = new URL(url);
  let form: URLSearchParams | undefined;
  for (let steps = 0; steps < 10; steps += 1) {
    if (next.origin !== origin) return cameBack(next);
    const response = await fetch(next, {
      method: form ? 'POST' : 'GET',
      body: form,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    form = undefined;
    if (location) next = new URL(location, next);
    else form = formOf(await response.text(), { person, scopes });
    if (form) next = new URL(form.get('action') ?? next, next);
    form?.delete('action');
  }
  throw new Error('the simulator sends the browser round and round');
}

function formOf(page: string, { person, scopes = [] }: Choice): URLSearchParams {
  const form = new URLSearchParams({ person, act: 'go', action: /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? '' });
  for (const [, name = '', value = ''] of page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)) form.set(name, plain(value));
  for (const scope of scopes) form.append('scope', scope);
  return form;
}

const plain = (text: string): string => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

function cameBack({ searchParams }: URL): CameBack {
  const given = (name: string) => searchParams.get(name) ?? undefined;
  return { state: given('state') ?? '', code: given('code'), iss: given('iss'), error: given('error') };
}
