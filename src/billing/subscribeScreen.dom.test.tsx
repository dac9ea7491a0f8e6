import { expect, test } from "vitest";
import { SubscribeScreen } from "#billing/SubscribeScreen.tsx";
import { productFrom } from "#core/product.ts";
import { buttonNamed, openScreen } from "#test/openScreen.tsx";

const inactive = {
  status: "inactive",
  plan: null,
  periodEnd: null,
  renews: false,
  pastDue: false,
  askOwner: null,
  checkout: null,
};

const open = (product = productFrom({})) =>
  openScreen("/subscribe", () => <SubscribeScreen product={{ scene: null, card: null }} signOut={null} />, {
    cached: [[["/api/subscription-status"], inactive]],
    product,
  });

test("the subscribe screen offers the one plan, what is in it, and what stands by it", async () => {
  const { screen } = await open();
  expect(screen.querySelector("h1")?.textContent).toBe("Start Your Subscription");
  const plan = screen.querySelector("section[aria-labelledby=plan]");
  expect(plan?.querySelector("h2")?.textContent).toBe("Annual Plan");
  expect(plan?.textContent).toContain("$20/year");
  expect(plan?.textContent).toContain("$1.67 per month");
  const [features, notes] = [...(plan?.querySelectorAll("ul") ?? [])].map((list) =>
    [...list.querySelectorAll("li")].map(({ textContent }) => textContent),
  );
  expect(features).toEqual([
    "Up to 20 properties, detailed guidebook sections",
    "QR code sharing, print-friendly guidebooks",
    "AI assisted creation, 13 languages for your guests",
    "Door codes for each stay, calendars read for you",
  ]);
  expect(notes).toEqual(["Secure payment", "Cancel anytime", "30-day money-back guarantee"]);
  expect(buttonNamed("Subscribe for $20/year").isConnected).toBe(true);
});

test("before the payment it says that the plan renews, who takes the card, and how to have the money back", async () => {
  const { screen } = await open();
  const plan = screen.querySelector("section[aria-labelledby=plan]");
  expect(plan?.textContent).toContain("Renews each year at $20 until you cancel. Stripe takes the card.");
  expect(plan?.textContent).toContain("To use the guarantee, write to hello@porchlight.example.");
  expect(plan?.textContent.match(/30.day|money.back/g)).toEqual(["30-day", "money-back"]);
  expect([...(plan?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
    "mailto:hello@porchlight.example",
    "/terms-and-conditions",
  ]);
});

test("the line below the title says the plan's limit, as the list does", async () => {
  const { screen } = await open();
  expect(screen.querySelector("h1 + p")?.textContent).toContain("up to 20 properties");
  expect(screen.textContent).not.toMatch(/up to 5\b/i);
});

test("the product is shown beside the offer, and what the profile has is folded away below it", async () => {
  const { screen } = await openScreen(
    "/subscribe",
    () => (
      <SubscribeScreen
        product={{ scene: <i>A phone</i>, card: <b>The guest page</b> }}
        settings={<h3>Delete your account</h3>}
        signOut={null}
      />
    ),
    { cached: [[["/api/subscription-status"], inactive]] },
  );
  expect(screen.textContent).toContain("A phone");
  expect(screen.textContent).toMatch(/Annual Plan.*The guest page.*Your account/);
  const folded = screen.querySelector("details");
  expect(folded?.open).toBe(false);
  const headings = [...(folded?.querySelectorAll("h3") ?? [])].map(({ textContent }) => textContent);
  expect(headings).toEqual(["Change Password", "Delete your account"]);
});

test("where nothing is sold, a host who is in no account reads what to do, and no price", async () => {
  const { screen } = await open(productFrom({ BILLING: "off" }));
  expect(screen.querySelector("h1")?.textContent).toBe("No account");
  expect(screen.textContent).toContain("You are not in an account now");
  expect(screen.textContent).not.toMatch(/\$ ?\d|subscri/i);
});
