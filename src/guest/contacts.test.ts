import { beforeAll, describe, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

let world: World;
let aroha: Host;
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
});

interface Guidebook {
  id: string;
  slug: string;
}

async function newProperty(country: string): Promise<Guidebook> {
  const { id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  const property = await sectionOf(id, "property");
  await aroha.put(`/api/guidebook-sections/${property.id}`, {
    content: { address: "1 Wharf Road", country },
  });
  return { id, slug };
}

async function sectionOf(id: string, type: string) {
  const sections = (await aroha.get(`/api/guidebooks/${id}/sections`)).body;
  return sections.find((section: { type: string }) => section.type === type);
}

const addContacts = (id: string, ...items: object[]) =>
  aroha.post(`/api/guidebooks/${id}/sections`, {
    shape: "contacts",
    title: "Our people",
    icon: "phone",
    content: { items },
  });
const page = async ({ slug }: Guidebook, kind = "view") => (await world.guest.get(`/${kind}/${slug}`)).text;
const footOf = (html: string) => html.slice(html.indexOf("<footer"));
const sectionIn = (html: string, id: string) =>
  new RegExp(`<section id="${id}".*?</section>`, "s").exec(html)?.[0] ?? "";

const mere = {
  name: "Mere",
  role: "Host",
  phone: "0412 345 678",
  call: true,
  message: true,
  whatsApp: true,
  email: "mere@lake.example",
  hours: "8 am to 9 pm",
  note: "Next door, or 0491 570 156",
};
const tane = { name: "Tane", role: "Caretaker", phone: "02 5550 0101", anyTime: true };

describe("contacts of a guidebook", () => {
  let guidebook: Guidebook;
  let html: string;
  beforeAll(async () => {
    guidebook = await newProperty("Australia");
    await addContacts(guidebook.id, mere, tane);
    html = await page(guidebook);
  });

  test("have a page of their own with every way that the host allows, dialled from anywhere", () => {
    const section = sectionIn(html, "own-[a-z0-9]{8}");
    expect(section).toContain("8 am to 9 pm");
    for (const href of [
      "tel:+61412345678",
      "sms:+61412345678",
      "https://wa.me/61412345678",
      "mailto:mere@lake.example",
      "tel:+61491570156",
      "tel:+61255500101",
    ])
      expect(section).toContain(`href="${href}"`);
    expect(section).not.toContain('href="sms:+61255500101"');
    expect(html).toContain("Our people");
  });

  test("stand at the foot of every page: who can be reached at any hour, and the way to the others", () => {
    const foot = footOf(html);
    expect(foot).toMatch(/Tane.*Caretaker.*02 5550 0101.*Any time, day or night.*href="tel:\+61255500101"/s);
    expect(foot).toMatch(/<a href="#own-[a-z0-9]{8}">All contacts<\/a>/);
    expect(foot).not.toContain("Mere");
  });

  test("come first in Emergency, below the number that reaches ambulance, police and fire", () => {
    const emergency = sectionIn(html, "emergency");
    expect(emergency).toMatch(/>000<.*Mere.*Tane/s);
  });

  test("are on paper, where nothing can be tapped", async () => {
    const sheet = await page(guidebook, "print");
    expect(sheet).toMatch(/CONTACT.*Mere, Host.*0412 345 678.*8 am to 9 pm.*Tane, Caretaker.*02 5550 0101/s);
    expect(sheet).not.toContain("tel:");
  });

  test("are said in the guest's language, and the host's words as they are", async () => {
    const german = await world.guest.get(`/view/${guidebook.slug}`, { "accept-language": "de" });
    expect(footOf(german.text)).toMatch(/Caretaker.*Jederzeit, Tag und Nacht.*Anrufen/s);
    expect(footOf(german.text)).toContain("Alle Kontakte");
  });
});

test("without contacts nothing is said of any, and those of a hidden section are nowhere", async () => {
  const guidebook = await newProperty("New Zealand");
  expect(await page(guidebook)).not.toContain("All contacts");
  const { body } = await addContacts(guidebook.id, { ...mere, phone: "021 555 010" });
  expect(await page(guidebook)).toContain("tel:+6421555010");
  await aroha.put(`/api/guidebooks/${guidebook.id}/layout`, { sections: [{ id: body.id, hidden: true }] });
  for (const kind of ["view", "print"]) expect(await page(guidebook, kind)).not.toContain("Mere");
});

test("where the country is not known, a number is dialled as it is and WhatsApp needs its code", async () => {
  const guidebook = await newProperty("");
  await addContacts(guidebook.id, mere, {
    ...tane,
    anyTime: false,
    phone: "+61 491 570 156",
    whatsApp: true,
  });
  const html = await page(guidebook);
  expect(html).toContain('href="tel:0412345678"');
  expect(html).toContain('href="sms:0412345678"');
  expect(html.match(/https:\/\/wa\.me\/\d+/g)).toContain("https://wa.me/61491570156");
  expect(html).not.toContain("wa.me/0412345678");
});

describe("the contact for the night", () => {
  const lineOf = async ({ id }: Guidebook) => (await aroha.get(`/api/guidebooks/${id}/access`)).body.contact;
  const setLine = ({ id }: Guidebook, contact: string | null) =>
    aroha.put(`/api/guidebooks/${id}/access`, { contact });

  test("that is set in one line is the first of the contacts, and can be changed and taken away", async () => {
    const guidebook = await newProperty("New Zealand");
    expect(await lineOf(guidebook)).toBeNull();
    const set = await setLine(guidebook, "Mere, 021 555 010");
    expect(set).toMatchObject({ status: 200, body: { contact: "Mere, 021 555 010" } });
    const section = await sectionOf(guidebook.id, "contacts");
    expect(section.content.items).toMatchObject([{ name: "Mere", phone: "021 555 010", anyTime: true }]);
    expect(footOf(await page(guidebook))).toContain('href="tel:+6421555010"');

    await setLine(guidebook, "Mere, 021 555 010");
    expect((await sectionOf(guidebook.id, "contacts")).version).toBe(section.version);
    await setLine(guidebook, "Tane 021 555 123");
    expect(await lineOf(guidebook)).toBe("Tane 021 555 123");
    expect(footOf(await page(guidebook))).toContain('href="tel:+6421555123"');
    await setLine(guidebook, "");
    expect(await lineOf(guidebook)).toBeNull();
    expect(await sectionOf(guidebook.id, "contacts")).toBeUndefined();
  });

  test("takes the place of the one before it, and leaves the others", async () => {
    const guidebook = await newProperty("Australia");
    await addContacts(guidebook.id, mere, tane);
    await setLine(guidebook, "Bo, 0491 570 156");
    const { content } = await sectionOf(guidebook.id, "contacts");
    expect(content.items.map(({ name }: { name: string }) => name)).toEqual(["Mere", "Bo"]);
  });

  test("keeps what else is known of somebody who has another number", async () => {
    const guidebook = await newProperty("Australia");
    await addContacts(guidebook.id, mere, tane);
    await setLine(guidebook, "Tane, 02 5550 0199");
    const { content } = await sectionOf(guidebook.id, "contacts");
    expect(content.items).toMatchObject([mere, { ...tane, phone: "02 5550 0199" }]);
  });

  test("is what is missing where there is none, and not where there is one of the contacts", async () => {
    const guidebook = await newProperty("Australia");
    await aroha.put(`/api/guidebooks/${guidebook.id}/access`, {
      timeZone: "Australia/Sydney",
      access: "stays",
    });
    const tomorrow = new Date(world.clock.now() + 86_400_000).toISOString().slice(0, 10);
    const later = new Date(world.clock.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await aroha.post(`/api/guidebooks/${guidebook.id}/stays`, { arrival: tomorrow, departure: later });
    const codes = async () => {
      const arrivals = (await aroha.get("/api/stays/tonight")).body;
      const own = arrivals.find(({ guidebookId }: { guidebookId: string }) => guidebookId === guidebook.id);
      return own.findings.map(({ code }: { code: string }) => code);
    };
    expect(await codes()).toContain("no_contact");
    await addContacts(guidebook.id, tane);
    expect(await codes()).not.toContain("no_contact");
  });
});
