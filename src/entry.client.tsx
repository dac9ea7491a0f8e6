import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { newQueryClient } from "#core/client.ts";
import { fillFirstAnswers } from "#core/firstAnswers.ts";
import { listenToTabs } from "#core/tabs.ts";
import { ProductProvider, readProduct } from "#ui/product.tsx";
import { readFirstAnswersBlock } from "#app/shell/FirstAnswers.tsx";
import { forgetWeek } from "#app/hostWorker/registerHostWorker.ts";
import { readSessionBlock } from "#app/shell/SessionBlock.tsx";
import { fillSession, productContext, queryClientContext } from "#app/shell/session.ts";

const product = readProduct();
const queryClient = newQueryClient();
const session = readSessionBlock();
fillSession(queryClient, session);
listenToTabs(session.user ?? null);
fillFirstAnswers(readFirstAnswersBlock());
if (session.subscription?.status !== "active") forgetWeek();

function newRouterContext() {
  const context = new RouterContextProvider();
  context.set(productContext, product);
  context.set(queryClientContext, queryClient);
  return context;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ProductProvider product={product}>
        <QueryClientProvider client={queryClient}>
          <HydratedRouter getContext={newRouterContext} />
        </QueryClientProvider>
      </ProductProvider>
    </StrictMode>,
  );
});
