import { expect } from "vitest";
import { noQuestions, type ArrivalForm, type StayDetails } from "#stays/arrivalForms/contract.ts";
import type { TestResponse } from "#test/visitor.ts";
import type { World } from "#test/world.ts";

export const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
export const DOOR_CODE = "7391#";
export const RULES = ["No parties or events", "Quiet between 10 pm and 7 am"];

let hosts = 0;

/** Sets the clock of a world to a moment. */
export const goTo = (world: World, moment: string) =>
  world.clock.advance(Date.parse(moment) - world.clock.now());

/**
 * Makes a property in Sydney whose code only guests see who stay, on Monday 5 January 2026, 8 pm there, with a stay from Friday
 * on: its check-in is at 04:00 in UTC.
 */
export async function newPropertyWithForm(world: World) {
  goTo(world, "2026-01-05T09:00:00Z");
  hosts += 1;
  const aroha = await world.host(`Aroha${hosts}`);
  const { id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;

  async function write(type: string, content: object) {
    const { body } = await aroha.get(`/api/guidebooks/${id}/sections`);
    const section = body.find((one: { type: string }) => one.type === type);
    const saved = await aroha.put(`/api/guidebook-sections/${section.id}`, { content });
    expect(saved.status).toBe(200);
  }
  async function newStay(given: object = {}): Promise<{ id: string; token: string }> {
    const days = { arrival: "2026-01-09", departure: "2026-01-12", guestName: "Anna" };
    return (await aroha.post(`/api/guidebooks/${id}/stays`, { ...days, ...given })).body;
  }

  await write("checkin", { doorCode: DOOR_CODE, details: "<p>Left door.</p>" });
  await write("rules", { rules: RULES });
  await aroha.put(`/api/guidebooks/${id}/access`, { access: "stays", timeZone: "Australia/Sydney" });
  const property = {
    aroha,
    id,
    slug,
    write,
    newStay,
    stay: await newStay(),
    path: (): string => `/view/${property.stay.token}`,
    page: async (): Promise<string> => (await world.guest.get(property.path())).text,
    ask: (form: Partial<ArrivalForm>) =>
      aroha.put(`/api/guidebooks/${id}/arrival-form`, { ...noQuestions, ...form }),
    send: (typed: Record<string, string>, to: string = property.path()): Promise<TestResponse> =>
      world.guest.post(`${to}/details`, new URLSearchParams(typed).toString(), FORM),
    details: async (): Promise<StayDetails> =>
      (await aroha.get(`/api/stays/${property.stay.id}/details`)).body,
  };
  return property;
}
export type PropertyWithForm = Awaited<ReturnType<typeof newPropertyWithForm>>;

/** Returns the version of the rules on a page. */
export const versionOn = (text: string) => /name="version" value="(\w+)"/.exec(text)?.[1] ?? "";
