import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { newQueryClient } from "#core/client.ts";
import { fillFirstAnswers } from "#core/firstAnswers.ts";
import { listenToTabs } from "#core/tabs.ts";
import { readFirstAnswersBlock } from "#app/shell/FirstAnswers.tsx";
import { forgetWeek } from "#app/hostWorker/registerHostWorker.ts";
import { readSessionBlock } from "#app/shell/SessionBlock.tsx";
import { fillSession, queryClientContext } from "#app/shell/session.ts";

const queryClient = newQueryClient();
const session = readSessionBlock();
fillSession(queryClient, session);
listenToTabs(session.user ?? null);
fillFirstAnswers(readFirstAnswersBlock());
if (session.subscription?.status !== "active") forgetWeek();

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
