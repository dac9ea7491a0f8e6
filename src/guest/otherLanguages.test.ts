import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { createElement, type ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { DEMO_KEY, demoGuidebook } from "#guest/demo/demo.ts";
import type { GuestOffer, GuestRequest } from "#stays/extras/guestExtras.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { NotFoundPage } from "#guest/NotFoundPage.tsx";
import { drawPage, toHtml } from "#guest/pages/render.server.ts";
import { SearchPage } from "#guest/search/SearchPage.tsx";
import { WaitingPage } from "#guest/stay/WaitingPage.tsx";
import { WayInPage } from "#guest/stay/WayInPage.tsx";
import { loadPage } from "#guest/wantedLanguage.server.ts";
import { TryAgainPage } from "#guest/TryAgainPage.tsx";
import { directionOf, languageNames, languages, type Language } from "#core/i18n/languages.ts";
import { english } from "#core/i18n/texts/english.ts";
import { loadLocale } from "#core/i18n/locale.server.ts";
import { contactFromLine } from "#sections/contacts/reach.ts";
import { emptyContent, type GuestSection } from "#sections/section.ts";
import type { Answer } from "#stays/arrivalForms/contract.ts";
import type { GuestForm } from "#stays/arrivalForms/guestForm.ts";
import { defaultAccess } from "#stays/contract.ts";
import { HOUR_MS } from "#core/durations.ts";
import { newStayReports, type StayReport } from "#stays/problems/stayReports.ts";
import { guestStayOf } from "#stays/guestStay.ts";
import { sampleOf } from "#test/quick.ts";

const files = { style: "", script: "/guest.js" };
const others = languages.filter((language) => language !== "en");
const origin = "https://guide.example.com";

/** A contact at any hour, by every channel. */
const anyone = {
  ...contactFromLine("Ω, 021 555 010"),
  message: true,
  whatsApp: true,
  email: "o@example.com",
};
const contacts = { type: "contacts", title: "", content: { items: [anyone, anyone] } } as const;

/** A guidebook without a host's words, with all the facts that ours stand around. */
const ours: GuestGuidebook = {
  ...demoGuidebook,
  name: "Ω",
  propertyAddress: null,
  credits: ["osm", "geonames"],
  sections: [...demoGuidebook.sections, contacts].map(({ type, title, content }) => {
    const facts = {
      checkin: { checkInTime: "15:00", doorCode: "4817" },
      departure: { checkOutTime: "10:00" },
      wifi: { networkName: "Ω", password: "4817" },
      property: { propertyName: "Ω", city: "Ω", country: "JP" },
    };
    const own = Object.entries(facts).find(([name]) => name === type)?.[1] ?? {};
    const isOurs = ["howto", "rules", "places", "contacts"].includes(type);
    const words = isOurs ? withoutWords(content) : { ...emptyContent(type), ...own };
    return { type, title, content: words } as GuestSection; // the type's own content
  }),
};

/** The same lists with nothing to read in them. */
function withoutWords(content: object): object {
  return JSON.parse(
    JSON.stringify(content, (_, value) => (typeof value === "string" && value ? "Ω" : value)),
  );
}

const days = [
  "2026-12-01T12:00",
  "2026-12-11T12:00",
  "2026-12-12T12:00",
  "2026-12-13T12:00",
  "2026-12-14T08:00",
  "2026-12-20T12:00",
];

function stayAt(at: string): GuestGuidebook {
  const row = {
    arrival: "2026-12-11",
    departure: "2026-12-14",
    check_in_time: null,
    check_out_time: null,
    guest_name: "Ω",
    note: "Ω",
    show_from: null,
    arrived_at: at.includes("T12") ? null : Date.parse(`${at}+13:00`),
    left_at: null,
  };
  const access = { ...defaultAccess, access: "stays", timeZone: "Pacific/Auckland" } as const;
  const given = { row, access: { ...access, ifCodeFails: "Ω" }, usual: {}, arrivals: [] };
  const { stay } = guestStayOf(given, Date.parse(`${at}+13:00`));
  return { ...ours, stay: { ...stay, problems: newStayReports(reportsAt(stay.at)) } };
}

/** A report that is done, one that is read, and one of danger that waits. */
function reportsAt(now: number): StayReport[] {
  const report = { kind: "water" as const, text: "Ω", isDangerous: true, readAt: null, doneAt: null };
  return [
    { ...report, at: now - HOUR_MS },
    { ...report, at: now - 2 * HOUR_MS, readAt: now },
    { ...report, at: now - 3 * HOUR_MS, readAt: now, doneAt: now },
  ];
}

const answer: Answer = {
  names: ["Ω"],
  arrivalTime: "16:30",
  carPlate: "Ω",
  rules: { by: "Ω", at: 0, version: "Ω", words: ["Ω"], language: "en" },
};

/** What is asked before the arrival, with all that can be wrong with an answer, and what was answered. */
const forms: Record<string, Partial<GuestForm>> = {
  "to answer": {
    isWaitedFor: true,
    refused: {
      typed: {},
      problems: { form: "read", names: "names", time: "time", plate: "tooLong", agree: "agree" },
    },
  },
  "asked for a name": { names: false, refused: { typed: {}, problems: { form: "tooMany", name: "name" } } },
  answered: { answeredAt: 0, answer },
  "answered, with other rules": { answeredAt: 0, answer, haveRulesChanged: true },
  "answered too late": { answeredAt: 0, answer, refused: { typed: {}, problems: { form: "tooLate" } } },
};

function withFormAt(at: string, form: Partial<GuestForm>, sections = ours.sections): GuestGuidebook {
  const { stay } = stayAt(at);
  const questions = { rulesVersion: "Ω", names: true, arrivalTime: true, carPlate: true };
  const none = { answeredAt: null, answer: null, haveRulesChanged: false, isWaitedFor: false };
  return { ...ours, sections, stay: stay && { ...stay, form: { ...questions, ...none, ...form } } };
}

/** A stay's extras with all that a page can say of them. */
function withExtras(guidebook: GuestGuidebook): GuestGuidebook {
  const words = { name: "Ω", price: "Ω", otherTime: null } as const;
  const platform = { how: "platform", platform: "airbnb" } as const;
  const link = { how: "link", url: "https://pay.example.com" } as const;
  const early = { ...words, id: "Ω", kind: "early", payment: platform, times: ["12:00"] } as const;
  const late = { ...words, id: "Ω", kind: "late", payment: { how: "arrival" }, times: ["13:00"] } as const;
  const offers: GuestOffer[] = [
    { ...early, times: ["12:00"], dayState: "free" },
    { ...early, times: ["12:00"], dayState: "ready" },
    { ...early, times: ["12:00"], dayState: "another", payment: { how: "host" } },
    { ...late, times: ["13:00"], dayState: "free" },
    { ...late, times: ["13:00"], dayState: "another", payment: link },
    { ...words, id: "Ω", kind: "other", payment: null, times: [], dayState: "free" },
  ].map((offer, at) => ({ ...offer, id: `Ω${at}` }) as GuestOffer); // each is one
  const states = ["open", "yes", "no", "taken back"] as const;
  const requests = states.map((state, at): GuestRequest => {
    const id = `Ω${at}`;
    return {
      id,
      kind: "early",
      name: "",
      payment: link,
      state,
      time: "12:00",
      isContradicted: state === "yes",
    };
  });
  return { ...guidebook, extras: { offers, requests, problem: "notPossible" } };
}

/** The demo without its codes, as one reads it who has a stay to come, or none. */
const masked = demoGuidebook.sections.map((section) =>
  section.type === "checkin"
    ? { ...section, masked: [{ path: "doorCode", kind: "secret" as const }] }
    : section,
);
const unknown: GuestGuidebook = {
  ...demoGuidebook,
  sections: demoGuidebook.sections.filter(({ type }) => ["howto", "emergency"].includes(type)),
};

/** The same, with each section's words as if a host or a machine had translated them. */
const translatedBy = (maker: "machine" | "host"): GuestGuidebook => ({
  ...ours,
  sections: ours.sections.map((section) => {
    const translation = { by: { text: maker }, original: { content: section.content } };
    return { ...section, translation } as GuestSection; // the type's own content
  }),
});

/** Draws all pages of guests in a language. */
async function drawAll(language: Language): Promise<Record<string, string>> {
  const page = async (kind: "view" | "print" | "qr", guidebook = ours) =>
    (await drawPage(guidebook, files, { kind, origin, language }, "Porchlight")).html;
  const plain = await loadPage(language);
  const { gone } = plain.texts;
  const notice = (document: ReactElement) => toHtml(plain, document);
  const contact = "Ω";
  const waiting = { files, guidebook: ours, contact, refreshAfter: 15 };
  const problem = { refusal: english.refusals.manyCodes, contact };
  const stays = await Promise.all(days.map((day) => page("view", stayAt(day))));
  const [before = "", , , , , after = ""] = days;
  const drawnForms = await Promise.all(
    Object.entries(forms).map(async ([name, form]) => [name, await page("view", withFormAt(before, form))]),
  );
  const { stay: left } = stayAt(after);
  return {
    ...Object.fromEntries(drawnForms),
    "asked before the code": await page("view", withFormAt(before, { isWaitedFor: true }, masked)),
    "led to reviews": await page("view", { ...ours, stay: left && { ...left, reviewAt: "airbnb" } }),
    view: await page("view"),
    demo: await page("view", demoGuidebook),
    extras: await page("view", withExtras(stayAt(days[0] ?? ""))),
    "extras, too many": await page("view", {
      ...stayAt(days[0] ?? ""),
      extras: { offers: [], requests: [], problem: "tooMany" },
    }),
    "demo on paper": await page("print", demoGuidebook),
    "demo before the stay": await page("view", { ...stayAt(days[0] ?? ""), sections: masked }),
    "demo on the day": await page("view", { ...demoGuidebook, stay: stayAt(days[1] ?? "").stay }),
    "demo at the end": await page("view", { ...demoGuidebook, stay: stayAt(days[3] ?? "").stay }),
    "demo with a way in": await page("view", { ...demoGuidebook, sections: masked, hasWayIn: true }),
    "translated by machine": await page("view", translatedBy("machine")),
    "translated by its host": await page("view", translatedBy("host")),
    "as its host wrote it": (
      await drawPage(
        translatedBy("host"),
        files,
        { kind: "view", origin, language, isOriginal: true },
        "Porchlight",
      )
    ).html,
    unknown: await page("view", unknown),
    "unknown on paper": await page("print", unknown),
    empty: await page("view", { ...demoGuidebook, sections: [] }),
    "way in": await page("view", { ...ours, hasWayIn: true }),
    print: await page("print"),
    qr: await page("qr"),
    ...Object.fromEntries(stays.map((html, at) => [`stay on ${days[at]}`, html])),
    form: notice(createElement(WayInPage, { files, guidebook: ours, problem, nameProblem: problem })),
    search: notice(
      createElement(SearchPage, {
        files,
        guidebook: ours,
        query: "Ω",
        found: [],
        isNeedKnown: false,
        isCounted: true,
        productName: "Porchlight",
      }),
    ),
    waiting: notice(createElement(WaitingPage, { ...waiting, isRefused: false })),
    refused: notice(createElement(WaitingPage, { ...waiting, isRefused: true })),
    gone: notice(
      createElement(NotFoundPage, {
        files,
        heading: gone.guidebook,
        text: gone.guidebookText,
        advice: gone.advice,
      }),
    ),
    cancelled: notice(
      createElement(NotFoundPage, { files, heading: gone.cancelledStay, text: gone.cancelledStayText }),
    ),
    "try again": notice(createElement(TryAgainPage, { files, heading: gone.wrong, text: gone.wrongText })),
  };
}

/** Returns all texts, by their path. Leaves out sentences around values. */
function leavesIn(sentences: object, path = ""): [string, string][] {
  return Object.entries(sentences).flatMap(([name, value]): [string, string][] => {
    const own = path ? `${path}.${name}` : name;
    if (typeof value === "string") return [[own, value]];
    if (typeof value === "function") return piecesOf(value as Sentence).map((piece) => [own, piece]); // all that are no words
    return leavesIn(value as object, own); // the texts have nothing else
  });
}

type Sentence = (...values: unknown[]) => string;

/** The words of a sentence between its values. */
function piecesOf(sentence: Sentence): string[] {
  const values = Array.from({ length: sentence.length }, () => "\u0000");
  return sentence(...values)
    .split("\u0000")
    .map((piece) => piece.trim());
}

/** What a person reads or hears of a page in our words: without what is marked as another language's. */
function readable(html: string, language: Language): string {
  const heard = ["aria-label", "placeholder", "content", "alt", "data-announce", "data-ready", "data-ended"];
  const lines: string[] = [];
  const walk = (node: DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document): void => {
    if ("value" in node) lines.push(node.value);
    if ("attrs" in node) {
      const lang = node.attrs.find(({ name }) => name === "lang")?.value;
      if (lang !== undefined && node.tagName !== "html" && lang !== language) return;
      if (["style", "script"].includes(node.tagName)) return;
      lines.push(...node.attrs.filter(({ name }) => heard.includes(name)).map(({ value }) => value));
    }
    if ("childNodes" in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(html));
  return lines.join("\n");
}

/** Returns whether a text contains words, not as a part of others; `#` is a number there. */
function hasWords(text: string, words: string): boolean {
  const pattern = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace("#", String.raw`\d+`);
  return new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, "u").test(text);
}

const isWords = (text: string) => /[A-Za-z]{3}/.test(text.replaceAll(/© OpenStreetMap|GeoNames/g, ""));

describe.each(sampleOf(others, 3))("in %s", (language) => {
  test("no page says a word of ours in English", async () => {
    const spoken = await loadLocale(language);
    const own = new Map(leavesIn(spoken.texts));
    const inOwn = JSON.stringify([...own.values()]);
    const pages = await drawAll(language);
    const found = Object.entries(pages).flatMap(([name, html]) => {
      const text = readable(html, language);
      return leavesIn(english)
        .filter(([path, words]) => isWords(words) && own.get(path) !== words && !inOwn.includes(words))
        .filter(([, words]) => hasWords(text, words))
        .map(([path, words]) => `${name}: ${path} ${words}`);
    });
    expect(found).toEqual([]);
  });

  test("every page names its language and the way it is written", async () => {
    const start = `<html lang="${language}"${directionOf(language) === "rtl" ? ' dir="rtl"' : ""}>`;
    for (const html of Object.values(await drawAll(language))) expect(html).toContain(start);
  });

  test("the page brings no other language but its name in the switch", async () => {
    const { view = "" } = await drawAll(language);
    for (const other of languages.filter((one) => one !== language && one !== "en")) {
      const { page } = (await loadLocale(other)).texts;
      expect(view).toContain(`<a href="?lang=${other}" lang="${other}">${languageNames[other]}</a>`);
      expect(view).not.toContain(page.searchPlaceholder);
      expect(view).not.toContain(page.sections);
    }
  });
});

test("the English pages hold what the others are searched for", async () => {
  const text = Object.values(await drawAll("en"))
    .map((html) => readable(html, "en"))
    .join("\n");
  const missing = leavesIn(english).filter(([, words]) => isWords(words) && !hasWords(text, words));
  expect(missing.map(([path]) => path)).toMatchInlineSnapshot(`
    [
      "page.notCovered",
      "page.description",
      "page.welcome",
      "search.clear",
      "search.found.one",
      "search.found.other",
      "script.video",
      "sections.property",
      "hints.rule.one",
      "hints.guide.one",
      "hints.place.one",
      "hints.idea.one",
      "hints.tip.one",
      "hints.photo.one",
      "facts.playVideo",
      "emergency.services.Police and fire",
      "emergency.services.Ambulance",
      "emergency.services.From a mobile phone",
      "print.scan",
      "defaults.welcome",
      "gone.code",
      "gone.codeText",
      "gone.endedLink",
      "gone.endedLinkText",
      "gone.oneMoment",
      "problems.waits",
      "problems.notSent",
      "problems.withoutPhotos",
      "problems.unclear",
      "problems.badPhoto",
      "problems.tooManyPhotos",
      "problems.tooMany",
      "refusals.manyReads",
      "refusals.nameIsSent",
      "refusals.noName",
      "wayIn.unknownCode",
      "wayIn.refused",
      "wayIn.lookAgain",
      "arrival.titleInside",
      "secrets.door",
      "secrets.wifi",
      "secrets.wifi",
      "secrets.others",
      "secrets.others",
      "secrets.ready",
      "stay.nights.one",
      "stay.guide",
      "stay.allOfCheckIn",
      "stay.arrivedAt",
      "stay.arrivedAt",
      "stay.undo",
      "stay.undoArrived",
      "stay.leftAt",
      "stay.leftAt",
      "stay.undoLeft",
      "stay.allOfCheckOut",
      "stay.thanks",
      "stay.askHost",
      "stay.reminder",
      "stay.reminderText",
    ]
  `);
});

test("the emergency number stands with the local words as well, and the host's words with their language", async () => {
  const { html } = await drawPage(
    demoGuidebook,
    files,
    { kind: "view", origin, language: "ar" },
    "Porchlight",
  );
  expect(DEMO_KEY).toBe(demoGuidebook.key);
  expect(html).toMatch(/<dt>[^<]*<span lang="en" dir="ltr"> Police, fire, ambulance<\/span>/);
  expect(html).toMatch(/<div class="prose-guidebook" lang="en" dir="ltr">/);
  expect(html).toContain('<h1 translate="no" lang="en" dir="ltr">Wānaka Retreat</h1>');
});
