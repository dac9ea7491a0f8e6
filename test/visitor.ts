/** What came back, with the body read as JSON where it is JSON. */
export interface TestResponse {
  status: number;
  // A test states what it expects of a body; a schema here would test the test.
  body: any; // oxlint-disable-line no-explicit-any
  text: string;
  headers: Headers;
}

/** A person at a browser: stores cookies, sends JSON, sets the IP of a request. */
export interface Visitor {
  get: (path: string, headers?: Record<string, string>) => Promise<TestResponse>;
  head: (path: string, headers?: Record<string, string>) => Promise<TestResponse>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<TestResponse>;
  put: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<TestResponse>;
  patch: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<TestResponse>;
  delete: (path: string, headers?: Record<string, string>, body?: unknown) => Promise<TestResponse>;
  /** The bytes of a file. Throws where it is refused. */
  download: (path: string) => Promise<Buffer>;
  cookies: Map<string, string>;
}

const ORIGIN = "http://porchlight.test";

export function newVisitor(fetch: (request: Request) => Promise<Response>): Visitor {
  const cookies = new Map<string, string>();

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const isForm = body instanceof FormData;
    const isRaw = typeof body === "string" || isForm || body instanceof Uint8Array;
    const request = new Request(new URL(path, ORIGIN), {
      method,
      headers: {
        ...(body !== undefined && !isForm && { "content-type": "application/json" }),
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }), // raw bodies go as they are
    });
    const response = await fetch(request);
    for (const cookie of response.headers.getSetCookie()) storeCookies(cookies, cookie);
    const text = await response.text();
    return { status: response.status, text, body: readJson(text), headers: response.headers };
  }

  async function download(path: string): Promise<Buffer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(new Request(new URL(path, ORIGIN), { headers: { cookie } }));
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return Buffer.from(await response.arrayBuffer());
  }

  return {
    cookies,
    download,
    get: (path, headers) => send("GET", path, undefined, headers),
    head: (path, headers) => send("HEAD", path, undefined, headers),
    post: (path, body, headers) => send("POST", path, body, headers),
    put: (path, body, headers) => send("PUT", path, body, headers),
    patch: (path, body, headers) => send("PATCH", path, body, headers),
    delete: (path, headers, body) => send("DELETE", path, body, headers),
  };
}

function storeCookies(cookies: Map<string, string>, cookie: string): void {
  const [pair = "", ...attributes] = cookie.split(";").map((part) => part.trim());
  const name = pair.slice(0, pair.indexOf("="));
  const gone = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
  if (gone) cookies.delete(name);
  else cookies.set(name, pair.slice(pair.indexOf("=") + 1));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
