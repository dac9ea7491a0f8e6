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

// A press that waits for React opens a dialog or a menu most often: their code comes while the screen is hydrated.
if (document.querySelector("[data-pressed]"))
  void Promise.allSettled([
    import("#ui/AlertDialogPanel.tsx"),
    import("#ui/DialogPanel.tsx"),
    import("#ui/MenuPanel.tsx"),
  ]);

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
