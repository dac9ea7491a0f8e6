import { expect, test } from "vitest";
import { InviteMember } from "#accounts/members/InviteMember.tsx";
import { ProveAgain } from "#accounts/profile/ProveAgain.tsx";
import { useProofNeeded } from "#ui/proveIdentity.ts";
import { json, openScreen, press, settle, type } from "#test/openScreen.tsx";
import { perform } from "#test/render.tsx";

const Screen = () => (
  <>
    <InviteMember names={new Map()} />
    <ProveAgain open={useProofNeeded()} />
  </>
);

test("an invitation as an owner asks for the password, and goes on with it", async () => {
  let isProved = false;
  const { writes } = await openScreen("/profile", Screen, {
    responses: {
      "POST /api/account/members": () =>
        isProved
          ? Response.json({ email: null, url: "https://porchlight.test/invite/abc" }, { status: 201 })
          : Response.json({ code: "proof_needed", message: "Please confirm." }, { status: 403 }),
      "POST /api/auth/proof": () => {
        isProved = true;
        return Response.json({});
      },
      "GET /api/account/members": json({ members: [], invitations: [] }),
    },
  });
  await press("Invite a person");
  await perform(() => {
    const role = document.querySelector<HTMLSelectElement>("select[name=role]");
    if (role) role.value = "owner";
    role?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await press("Invite");
  expect(document.body.textContent).toContain("Confirm that it is you");
  await type("Password", "lamp by the door 7");
  await press("Continue");
  await settle();
  const invited = {
    call: "POST /api/account/members",
    body: { email: null, role: "owner", guidebooks: "all" },
  };
  expect(writes).toEqual([
    invited,
    { call: "POST /api/auth/proof", body: { password: "lamp by the door 7" } },
    invited,
  ]);
  expect(document.body.textContent).toContain("Send them this link yourself.");
});
