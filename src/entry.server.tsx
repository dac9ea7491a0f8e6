import { QueryClientProvider } from "@tanstack/react-query";
import { renderToReadableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";
import { logContext, nonceContext, productContext, queryClientContext } from "#app/shell/session.ts";
import { ProductProvider } from "#ui/product.tsx";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const page = await renderToReadableStream(
    <ProductProvider product={context.get(productContext)}>
      <QueryClientProvider client={context.get(queryClientContext)}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </QueryClientProvider>
    </ProductProvider>,
    { nonce, signal: request.signal, onError: (error) => handleError(error, { request, context }) },
  );
  await page.allReady; // whole before it leaves: a page must read without script
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : page, { status, headers });
}

interface Drawing {
  request: Request;
  context: RouterContextProvider;
}

const logged = new WeakSet<Error>();

/** Logs an error once, as React and the router both report it, without the URL: it may be a key. */
export function handleError(error: unknown, { request, context }: Drawing): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (error instanceof Error) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  context.get(logContext).error({ err: error }, "a screen could not be drawn");
}
