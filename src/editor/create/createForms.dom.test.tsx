import { describe, expect, onTestFinished, test } from "vitest";
import { REQUEST_KEY } from "#core/requestKeys.ts";
import { currentToast } from "#ui/toast.ts";
import CreateScreen from "#editor/create/CreateScreen.tsx";
import EditorScreen from "#editor/EditorScreen.tsx";
import "#editor/NewGuidebook.tsx"; // loaded before the screen asks for it
import { buttonNamed, fieldNamed, json, openScreen, press, type } from "#test/openScreen.tsx";
import { perform, waitUntil } from "#test/render.tsx";

const suggestion = {
  placeId: "index:1",
  description: "Bulwara Road, Ultimo NSW, Australia",
  mainText: "Bulwara Road",
  secondaryText: "Ultimo NSW, Australia",
};
const CREATE = "POST /api/guidebooks";
const GENERATE = "POST /api/guidebooks/generate-enhanced";

const screens = { "/create-simple": () => <CreateScreen />, "/guidebooks/new": EditorScreen };
type Responses = Record<string, (request: RequestInit) => Response | Promise<Response>>;

function open(path: keyof typeof screens, responses: Responses = {}, search = "") {
  return openScreen(path + search, screens[path], {
    route: path,
    responses: {
      "GET /api/guidebooks": json([]),
      "GET /api/shared-sections": json([]),
      "GET /api/places/service": json({ service: "index", notice: null, hasMapData: true, hasModel: true }),
      "GET /api/places/autocomplete": json([suggestion]),
      ...responses,
    },
  });
}

const choose = (mode: string) => perform(() => fieldNamed(mode).click());
const toast = () => currentToast.get()?.toast;
const enhancedMetrics = {
  qualityScore: 0.87,
  parts: [],
  cappedBecause: null,
  propertyType: { type: "city_apartment", confidence: 1, evidence: [] },
  guestProfiles: [],
  placesFound: 0,
  dropped: 0,
  sectionsByModel: [],
};
const streamed = (event: string, data: object) =>
  new Response(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

test.each([
  ["/create-simple", "Generated with AI", "Generate with AI"],
  ["/create-simple", "Blank", "Create Blank Guidebook"],
  ["/guidebooks/new", "Blank", "Create Guidebook"],
] as const)("at %s, %s, a blank name is refused, and nothing is sent", async (path, mode, submit) => {
  const { writes } = await open(path);
  await choose(mode);
  for (const name of ["", "   "]) {
    await type("Guidebook Name", name);
    await press(submit);
    expect(toast()).toMatchObject({
      title: "Guidebook name required",
      description: "Please enter a name for your guidebook.",
      variant: "destructive",
    });
  }
  expect(writes).toEqual([]);
});

describe("a blank guidebook", () => {
  test.each([
    ["/create-simple", "Create Blank Guidebook"],
    ["/guidebooks/new", "Create Guidebook"],
  ] as const)("is made at %s with its host's id, and gone to", async (path, submit) => {
    const response = Promise.withResolvers<Response>();
    const { writes, at } = await open(path, { [CREATE]: () => response.promise });
    await choose("Blank");
    await type("Guidebook Name", " Lake House ");
    await press(submit);
    expect(buttonNamed("Creating...").getAttribute("aria-busy")).toBe("true");
    expect(writes).toEqual([{ call: CREATE, body: { name: "Lake House", userId: "u1", shared: [] } }]);
    response.resolve(Response.json({ id: "g1", name: "Lake House" }));
    await waitUntil(() => at() === "/guidebooks/g1");
  });

  test("that could not be made leaves the host where they are, with what was typed", async () => {
    const refusal = { code: "invalid", message: "Not today." };
    const { at } = await open("/create-simple", { [CREATE]: () => Response.json(refusal, { status: 400 }) });
    await choose("Blank");
    await type("Guidebook Name", "Lake House");
    await press("Create Blank Guidebook");
    expect(toast()).toMatchObject({ title: "Failed to create guidebook", description: "Not today." });
    expect(at()).toBe("/create-simple");
    expect(fieldNamed("Guidebook Name").value).toBe("Lake House");
  });
});

describe("a generated guidebook", () => {
  test("marks a blank name and a blank address at once", async () => {
    const { screen } = await open("/create-simple");
    await press("Generate with AI");
    expect(toast()).toMatchObject({ title: "Guidebook name required" });
    expect(screen.textContent).toContain("Please enter a name for your guidebook.");
    expect(screen.textContent).toContain("Please enter a property address for AI generation.");
  });

  test("needs an address, and comes with a word of caution", async () => {
    const { screen, writes } = await open("/create-simple");
    expect(screen.textContent).toContain("AI can make mistakes. Review everything it wrote before you share");
    await type("Guidebook Name", "Lake House");
    await press("Generate with AI");
    expect(toast()).toMatchObject({
      title: "Property address required",
      description: "Please enter a property address for AI generation.",
      variant: "destructive",
    });
    expect(writes).toEqual([]);
  });

  test("says only once there is an address that nothing is known around it", async () => {
    const places = { service: "index", notice: null, hasMapData: false, hasModel: true };
    const { screen } = await open("/create-simple", { "GET /api/places/service": json(places) });
    const notice = "We cannot look up what is near this address yet.";
    expect(screen.textContent).not.toContain(notice);
    await type("Property Address", "7 Shore Street, Byron Bay NSW");
    expect(screen.textContent).not.toContain(notice);
    await perform(() =>
      fieldNamed("Property Address").dispatchEvent(new FocusEvent("focusout", { bubbles: true })),
    );
    expect(screen.textContent).toContain(notice);
  });

  test("says that it is on its way, then how good it is, and is gone to", async () => {
    const response = Promise.withResolvers<Response>();
    const { at } = await open("/create-simple", { [GENERATE]: () => response.promise });
    await type("Guidebook Name", "Lake House");
    await type("Property Address", "7 Shore Street, Byron Bay NSW");
    await press("Generate with AI");
    expect(buttonNamed("Generating with AI...").getAttribute("aria-busy")).toBe("true");
    response.resolve(streamed("done", { id: "g1", name: "Lake House", enhancedMetrics }));
    await waitUntil(() => at() === "/guidebooks/g1");
    expect(toast()).toMatchObject({
      title: "Guidebook created",
      description: "Your guidebook has been created successfully. Quality: 87%.",
    });
  });

  test("that could not be made leaves the host where they are, with what was typed", async () => {
    const refusal = { code: "invalid", message: "Not today.", status: 400 };
    const { at } = await open("/create-simple", { [GENERATE]: () => streamed("refused", refusal) });
    await type("Guidebook Name", "Lake House");
    await type("Property Address", "7 Shore Street");
    await press("Generate with AI");
    await waitUntil(() => toast()?.description === "Not today.");
    expect(toast()?.title).toBe("Failed to create guidebook");
    expect(at()).toBe("/create-simple");
    expect(fieldNamed("Property Address").value).toBe("7 Shore Street");
  });
});

describe("a generation of which no end was heard", () => {
  const done = { id: "g1", name: "Lake House", enhancedMetrics };
  const inProgress = () =>
    Response.json({ code: "in_progress", message: "This is still being done." }, { status: 409 });

  /** Opens the screen and notes the calls that generate, each with its key and its body. */
  async function openNoted(generate: (call: number) => Response | Promise<Response>) {
    onTestFinished(() => sessionStorage.clear());
    const sent: { key: string | null; body: unknown; signal: unknown }[] = [];
    const note = ({ headers, body, signal }: RequestInit) => {
      sent.push({ key: new Headers(headers).get(REQUEST_KEY), body, signal });
      return generate(sent.length);
    };
    const opened = await open("/create-simple", { [GENERATE]: note });
    return { ...opened, sent };
  }

  async function fillAndPress() {
    await type("Guidebook Name", "Lake House");
    await type("Property Address", "Bulw");
    await waitUntil(() => document.querySelector("[role=option]") !== null);
    await perform(() => document.querySelector<HTMLElement>("[role=option]")?.click());
    const tone = document.querySelector<HTMLOptionElement>("option[value=plain]");
    await perform(() => {
      if (tone) tone.selected = true;
      tone?.closest("select")?.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await type("What should it mention?", "Check-in is 3 pm.");
    await press("Generate with AI");
  }

  test("is asked for again by another press under the same key, with the same words", async () => {
    const lost = () => Promise.reject(new TypeError("Failed to fetch"));
    const { sent, at } = await openNoted((call) => (call === 1 ? lost() : streamed("done", done)));
    await fillAndPress();
    await waitUntil(() => toast()?.title === "Failed to create guidebook");
    await press("Generate with AI");
    await waitUntil(() => at() === "/guidebooks/g1");
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ key: sent[0]?.key, body: sent[0]?.body });
  });

  test("is no failure for a host who comes back to the screen while it is still being done", async () => {
    const first = Promise.withResolvers<Response>();
    const before = await openNoted(() => first.promise);
    await fillAndPress();
    const responses = [inProgress(), inProgress(), streamed("done", done)];
    const { sent, at } = await openNoted((call) => responses[call - 1] ?? inProgress());
    await waitUntil(() => at() === "/guidebooks/g1");
    expect(toast()?.title).toBe("Guidebook created");
    expect(sent.map(({ key }) => key)).toEqual(Array(3).fill(before.sent[0]?.key));
  });

  test("is called off as a whole by a host who has come back to the screen", async () => {
    const never = new Promise<Response>(() => {});
    const before = await openNoted(() => never);
    await fillAndPress();
    const { sent } = await openNoted(() => never);
    await waitUntil(() => sent.length === 1);
    const buttons = [...document.querySelectorAll("button")].filter(
      ({ textContent }) => textContent === "Cancel",
    );
    await perform(() => buttons.at(-1)?.click());
    expect(before.sent[0]?.signal).toMatchObject({ aborted: true });
  });
});

describe("the property address", () => {
  const option = () => document.querySelector<HTMLElement>("[role=option]");

  test("is offered while it is typed, and stands in the URL once it is chosen", async () => {
    const { at } = await open("/create-simple");
    await type("Property Address", "Bulw");
    await waitUntil(() => option() !== null);
    expect(option()?.textContent).toBe("Bulwara RoadUltimo NSW, Australia");
    expect(document.body.textContent).not.toContain("Google Maps");
    await perform(() => option()?.click());
    expect(fieldNamed("Property Address").value).toBe(suggestion.description);
    expect(new URLSearchParams(at().split("?")[1]).get("place")).toBe(suggestion.description);
  });

  test.each([
    ["Clear address empties the field", () => press("Clear address"), ""],
    ["typing on", () => type("Property Address", "12 Bulwara Road"), "12 Bulwara Road"],
  ])("%s and takes what was chosen out of the URL", async (_what, change, left) => {
    const { at } = await open("/create-simple", {}, `?place=${encodeURIComponent(suggestion.description)}`);
    expect(fieldNamed("Property Address").value).toBe(suggestion.description);
    await change();
    expect(fieldNamed("Property Address").value).toBe(left);
    expect(at()).toBe("/create-simple");
  });

  test("says where suggestions are Google's", async () => {
    const google = { service: "google", notice: null, hasMapData: true, hasModel: true };
    await open("/create-simple", { "GET /api/places/service": json(google) });
    await type("Property Address", "Bulw");
    await waitUntil(() => option() !== null);
    expect(document.body.textContent).toContain("Google Maps");
  });

  test.each([
    "Failed to load Google Maps",
    "Google Places API not available",
    "Failed to initialize address autocomplete",
  ])("that cannot be completed says in a red box: %s", async (message) => {
    const refusal = () => Response.json({ code: "places_unavailable", message }, { status: 503 });
    await open("/create-simple", { "GET /api/places/autocomplete": refusal });
    await type("Property Address", "Bulw");
    const boxes = () => document.querySelectorAll("[role=alert]");
    await waitUntil(() => boxes().length === 1);
    expect(boxes()[0]?.textContent).toContain(message);
    expect(boxes()[0]?.className).toContain("border-clay");
  });
});

test("what is typed stays when the choice changes", async () => {
  await open("/create-simple");
  await type("Guidebook Name", "Lake House");
  await type("Property Address", "7 Shore Street");
  await type("What should it mention?", "Check-in is 3 pm.");
  await choose("Blank");
  expect(fieldNamed("Guidebook Name").value).toBe("Lake House");
  await choose("Generated with AI");
  expect(fieldNamed("Guidebook Name").value).toBe("Lake House");
  expect(fieldNamed("Property Address").value).toBe("7 Shore Street");
  expect(fieldNamed("What should it mention?").value).toBe("Check-in is 3 pm.");
});

test("nothing can be shared before it is made", async () => {
  const { screen } = await open("/guidebooks/new");
  expect(buttonNamed("Share").disabled).toBe(true);
  expect(screen.textContent).toContain("New guidebook");
});
