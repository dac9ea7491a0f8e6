import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { newQueryClient } from "#platform/client.ts";
import { listenToTabs } from "#platform/tabs.ts";
import { readSessionBlock } from "#shell/SessionBlock.tsx";
import { fillSession, queryClientContext } from "#shell/session.ts";

const queryClient = newQueryClient();
const session = readSessionBlock();
fillSession(queryClient, session);
listenToTabs(session.user ?? null);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <HydratedRouter
          getContext={() => new RouterContextProvider(new Map([[queryClientContext, queryClient]]))}
        />
      </QueryClientProvider>
    </StrictMode>,
  );
});
