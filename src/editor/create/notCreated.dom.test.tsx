import { QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { userQuery } from "#accounts/session.ts";
import { newQueryClient } from "#core/client.ts";
import { currentToast } from "#ui/toast.ts";
import { TooltipProvider } from "#ui/Tooltip.tsx";
import CreateScreen from "#editor/create/CreateScreen.tsx";
import EditorScreen from "#editor/EditorScreen.tsx";
import "#editor/NewGuidebook.tsx"; // loaded before the screen asks for it
import { standInForApi, type Reply } from "#test/apiStandIn.ts";
import { perform, render } from "#test/render.tsx";

const aroha = {
  id: "u1",
  email: "aroha@example.com",
  firstName: "Aroha",
  lastName: "Ngata",
  profileImageUrl: null,
  emailConfirmed: true,
  isOperator: false,
  accountId: "account-of-aroha",
};

interface Wanted {
  reply: Reply;
  user?: typeof aroha | null;
}

/** Asks for a blank guidebook on a screen, and returns the call and the toast that came of it. */
async function create(Component: ComponentType, { reply, user = aroha }: Wanted) {
  const sent = standInForApi(({ method }) => (method === "POST" ? reply : { body: [] }));
  const client = newQueryClient();
  client.setQueryData(userQuery.queryKey, user);
  const Stub = createRoutesStub([
    { path: "/new", Component },
    { path: "/guidebooks/:id", Component: () => <h1>The new guidebook</h1> },
  ]);
  const holder = await render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <Stub initialEntries={["/new"]} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await perform(() => holder.querySelector<HTMLElement>("[value=blank]")?.click());
  const name = holder.querySelector<HTMLInputElement>("input[name=name]");
  await perform(() => {
    if (!name) throw new Error("There is no field for the name");
    // React hears of a value that was set past its own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(name, "Lake House");
    name.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await perform(() => name?.form?.requestSubmit());
  return {
    call: sent.find(({ method, path }) => method === "POST" && path === "/api/guidebooks"),
    toast: currentToast.get()?.toast,
    words: holder.textContent,
  };
}

const internal = { status: 500, body: { code: "internal", message: "Something went wrong on our side." } };
const gateway = { status: 502, body: "<h1>Bad Gateway</h1>" };

test("both screens send the name and who makes it, and lead to what was made", async () => {
  for (const screen of [CreateScreen, EditorScreen]) {
    const { call, toast, words } = await create(screen, { reply: { status: 201, body: { id: "g1" } } });
    expect(call?.body).toMatchObject({ name: "Lake House", userId: "u1" });
    expect(toast).toMatchObject({
      title: "Guidebook created",
      description: "Your guidebook has been created successfully.",
      variant: "default",
    });
    expect(words).toContain("The new guidebook");
  }
});

test.each<[string, Reply, string]>([
  ["the server's words", internal, "Something went wrong on our side."],
  ["that nobody expected it, where there are none", gateway, "An unexpected error occurred"],
  ["the same where nobody answers", "hang up", "An unexpected error occurred"],
])("a guidebook that could not be made says %s on the create screen", async (_what, reply, description) => {
  const { toast } = await create(CreateScreen, { reply });
  expect(toast).toMatchObject({ title: "Failed to create guidebook", description, variant: "destructive" });
});

test("whoever is not known any more makes none, and reads why", async () => {
  const { call, toast } = await create(CreateScreen, { reply: internal, user: null });
  expect(call).toBeUndefined();
  expect(toast).toMatchObject({
    title: "Failed to create guidebook",
    description: "Failed to get user information",
  });
});

test.each<[string, Reply]>([
  ["the server fails", internal],
  ["a proxy fails", gateway],
  ["nobody answers", "hang up"],
])("in the editor one that could not be made says the same, where %s", async (_why, reply) => {
  const { toast } = await create(EditorScreen, { reply });
  expect(toast).toMatchObject({
    title: "Failed to create guidebook",
    description: "There was an error creating your guidebook. Please try again.",
    variant: "destructive",
  });
});
