import { describe, expect, test } from "vitest";
import { currentToast } from "#platform/ui/toast.ts";
import CreateScreen from "#studio/CreateScreen.tsx";
import EditorScreen from "#studio/EditorScreen.tsx";
import { waitUntil } from "#testing/render.tsx";
import { openScreen, type OpenScreen } from "#testing/screen.tsx";

const suggestion = {
  placeId: "index:1",
  description: "Bulwara Road, Ultimo NSW, Australia",
  mainText: "Bulwara Road",
  secondaryText: "Ultimo NSW, Australia",
};
const responses = {
  "GET /api/auth/user": { id: "u1", email: "aroha@example.com", firstName: "Aroha", lastName: "Ngata" },
  "GET /api/guidebooks": [],
  "GET /api/shared-sections": [],
  "GET /api/places/service": { service: "index", notice: null, hasMapData: true, hasModel: true },
  "GET /api/places/autocomplete": [suggestion],
};
const CREATE = "POST /api/guidebooks";
const GENERATE = "POST /api/guidebooks/generate-enhanced";

const atCreateSimple = (more: Record<string, unknown> = {}, search = "") =>
  openScreen({
    path: `/create-simple${search}`,
    Component: CreateScreen,
    responses: { ...responses, ...more },
  });
const atNew = (more: Record<string, unknown> = {}) =>
  openScreen({ path: "/guidebooks/new", Component: EditorScreen, responses: { ...responses, ...more } });

const writes = ({ sent }: OpenScreen) => sent.filter(({ call }) => !call.startsWith("GET"));
const refused = (status: number) => Response.json({ code: "invalid", message: "Not today." }, { status });
const streamed = (event: string, data: object) =>
  new Response(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

describe("the name", () => {
  test.each([
    ["/create-simple, generated", atCreateSimple, "Generated with AI", "Generate with AI"],
    ["/create-simple, blank", atCreateSimple, "Blank", "Create Blank Guidebook"],
    ["/guidebooks/new", atNew, "Blank", "Create Guidebook"],
  ])("that is blank is refused at %s, and nothing is sent", async (_at, open, mode, submit) => {
    const screen = await open();
    await screen.choose(mode);
    for (const name of ["", "   "]) {
      await screen.type("Guidebook Name", name);
      await screen.press(submit);
      expect(currentToast()?.toast).toMatchObject({
        title: "Guidebook name required",
        description: "Please enter a name for your guidebook.",
        variant: "destructive",
      });
    }
    expect(writes(screen)).toEqual([]);
  });
});

describe("a blank guidebook", () => {
  test.each([
    ["/create-simple", atCreateSimple, "Create Blank Guidebook"],
    ["/guidebooks/new", atNew, "Create Guidebook"],
  ])("is made at %s with its host's id, says so, and is gone to", async (_at, open, submit) => {
    const response = Promise.withResolvers<unknown>();
    const screen = await open({ [CREATE]: response.promise });
    await screen.choose("Blank");
    await screen.type("Guidebook Name", " Lake House ");
    await screen.press(submit);
    expect(screen.button("Creating...").getAttribute("aria-busy")).toBe("true");
    expect(writes(screen)).toEqual([
      { call: CREATE, body: { name: "Lake House", userId: "u1", shared: [] } },
    ]);
    response.resolve({ id: "g1", name: "Lake House" });
    await waitUntil(() => screen.path() === "/guidebooks/g1");
    expect(currentToast()?.toast).toMatchObject({
      title: "Guidebook created",
      description: "Your guidebook has been created successfully.",
    });
  });

  test("that could not be made leaves the host where they are, with what was typed", async () => {
    const screen = await atCreateSimple({ [CREATE]: refused(400) });
    await screen.choose("Blank");
    await screen.type("Guidebook Name", "Lake House");
    await screen.press("Create Blank Guidebook");
    expect(currentToast()?.toast).toMatchObject({
      title: "Failed to create guidebook",
      description: "Not today.",
    });
    expect(screen.path()).toBe("/create-simple");
    expect(screen.field("Guidebook Name").value).toBe("Lake House");
  });
});

describe("a generated guidebook", () => {
  test("needs an address, and comes with a word of caution", async () => {
    const screen = await atCreateSimple();
    expect(screen.text()).toContain("AI can make mistakes. Review everything it wrote before you share");
    await screen.type("Guidebook Name", "Lake House");
    await screen.press("Generate with AI");
    expect(currentToast()?.toast).toMatchObject({
      title: "Property address required",
      description: "Please enter a property address for AI generation.",
      variant: "destructive",
    });
    expect(writes(screen)).toEqual([]);
  });

  test("says that it is on its way, then how good it is, and is gone to", async () => {
    const response = Promise.withResolvers<Response>();
    const screen = await atCreateSimple({ [GENERATE]: response.promise });
    await screen.type("Guidebook Name", "Lake House");
    await screen.type("Property Address", "7 Shore Street, Byron Bay NSW");
    await screen.press("Generate with AI");
    expect(screen.button("Generating with AI...").getAttribute("aria-busy")).toBe("true");
    const propertyType = { type: "city_apartment", confidence: 1, evidence: [] };
    const enhancedMetrics = {
      qualityScore: 0.87,
      parts: [],
      cappedBecause: null,
      propertyType,
      guestProfiles: [],
      placesFound: 0,
      dropped: 0,
      sectionsByModel: [],
    };
    response.resolve(streamed("done", { id: "g1", name: "Lake House", enhancedMetrics }));
    await waitUntil(() => screen.path() === "/guidebooks/g1");
    expect(currentToast()?.toast).toMatchObject({
      title: "Guidebook created",
      description: "Your guidebook has been created successfully. Quality: 87%.",
    });
  });

  test("that could not be made leaves the host where they are, with what was typed", async () => {
    const refusal = streamed("refused", { code: "invalid", message: "Not today.", status: 400 });
    const screen = await atCreateSimple({ [GENERATE]: refusal });
    await screen.type("Guidebook Name", "Lake House");
    await screen.type("Property Address", "7 Shore Street");
    await screen.press("Generate with AI");
    await waitUntil(() => currentToast()?.toast.description === "Not today.");
    expect(currentToast()?.toast.title).toBe("Failed to create guidebook");
    expect(screen.path()).toBe("/create-simple");
    expect(screen.field("Property Address").value).toBe("7 Shore Street");
  });
});

describe("the property address", () => {
  const chosen = `?place=${encodeURIComponent(suggestion.description)}`;

  test("is offered while it is typed, and stands in the URL once it is chosen", async () => {
    const screen = await atCreateSimple();
    await screen.type("Property Address", "Bulw");
    await waitUntil(() => screen.all("[role=option]").length === 1);
    expect(screen.all("[role=option]")[0]?.textContent).toBe("Bulwara RoadUltimo NSW, Australia");
    await screen.pressOn(screen.all("[role=option]")[0]);
    expect(screen.field("Property Address").value).toBe(suggestion.description);
    expect(new URLSearchParams(screen.path().split("?")[1]).get("place")).toBe(suggestion.description);
  });

  test.each([
    ["Clear address empties the field", (screen: OpenScreen) => screen.press("Clear address"), ""],
    [
      "typing on",
      (screen: OpenScreen) => screen.type("Property Address", "12 Bulwara Road"),
      "12 Bulwara Road",
    ],
  ])("%s and takes what was chosen out of the URL", async (_what, change, left) => {
    const screen = await atCreateSimple({}, chosen);
    expect(screen.field("Property Address").value).toBe(suggestion.description);
    await change(screen);
    expect(screen.field("Property Address").value).toBe(left);
    expect(screen.path()).toBe("/create-simple");
  });

  test.each([
    "Failed to load Google Maps",
    "Google Places API not available",
    "Failed to initialize address autocomplete",
  ])("that cannot be completed says in a red box: %s", async (message) => {
    const refusal = Response.json({ code: "places_unavailable", message }, { status: 503 });
    const screen = await atCreateSimple({ "GET /api/places/autocomplete": refusal });
    await screen.type("Property Address", "Bulw");
    await waitUntil(() => screen.all("[role=alert]").length === 1);
    const [box] = screen.all("[role=alert]");
    expect(box?.textContent).toContain(message);
    expect(box?.className).toContain("border-clay");
  });
});

test("nothing can be shared before it is made", async () => {
  const screen = await atNew();
  expect(screen.button("Share").disabled).toBe(true);
  expect(screen.text()).toContain("New guidebook");
});
