import { exportHead } from "#operations/export/exportedGuidebook.ts";
import { numbered, repeated, type HostileInput, type HostileInputs } from "./input.ts";
import { MEGABYTE } from "#core/bytes.ts";
import { lyingZip, type ZipPart } from "./zipParts.ts";

const access = {
  access: "everyone",
  showFrom: "3",
  wifiForEveryone: true,
  timeZone: null,
  contact: null,
  ifCodeFails: null,
};
const exported = (more: object) =>
  JSON.stringify({
    ...exportHead,
    name: "Lake House",
    propertyAddress: null,
    cover: null,
    withSecrets: false,
    access,
    sections: [],
    ...more,
  });
const sectionOf = (type: string, content: object, more: object = {}) => ({
  type,
  title: "a",
  content,
  prompts: [],
  sources: [],
  ...more,
});
const TEXT_TYPES = ["welcome", "kitchen", "amenities", "emergency", "parking", "checkout", "transport"];
const hash = (number: number) => number.toString(16).padStart(64, "0");

/** Exports of guidebooks. */
export const zips: HostileInputs = (dice) => {
  const long = (30 + dice.below(8)) * MEGABYTE;
  const json = (what: string, text: () => string, more: () => ZipPart[] = () => []): HostileInput => ({
    what: `zip: ${what}`,
    name: "guidebook.zip",
    bytes: () => lyingZip([{ name: "guidebook.json", bytes: Buffer.from(text()) }, ...more()]),
  });
  const zip = (what: string, bytes: () => Uint8Array): HostileInput => ({
    what: `zip: ${what}`,
    name: "guidebook.zip",
    bytes,
  });
  const small = Buffer.from(exported({}));
  const deep = dice.of(["[", '{"a":', '[{"a":']);
  return [
    json("lists in lists", () => `{"sections":${repeated(deep, long)}`),
    json("lists after lists", () => `{"sections":[${repeated("[],", long)}0]}`),
    json("objects after objects", () => `{"sections":[${repeated('{"a":1},', long)}0]}`),
    json("keys", () => `{${numbered((at) => `"k${at}":${at},`, long)}"a":1}`),
    json("one key again and again", () => `{${repeated('"__proto__":{},', long)}"a":1}`),
    json("one text", () => exported({ name: repeated("a", long) })),
    json("one text of escapes", () => `{"name":"${repeated("\\u0041", long)}"}`),
    json("halves of signs", () => `{"name":"${repeated("\\ud800", long)}"}`),
    json("one number", () => `{"version":${repeated("9", long)}}`),
    json("huge numbers", () => `{"a":[${repeated("1e9999,-0,", 900_000)}0]}`),
    json("spaces", () => `${repeated(" ", long)}${exported({})}`),
    json("sections without end", () =>
      exported({ sections: Array.from({ length: 90_000 }, () => sectionOf("welcome", {})) }),
    ),
    json("a million characters in each section", () =>
      exported({
        sections: TEXT_TYPES.map((type) => sectionOf(type, { text: repeated("<b>a</b> ", 990_000) })),
      }),
    ),
    json("nothing but tags in each section", () =>
      exported({
        sections: TEXT_TYPES.map((type) => sectionOf(type, { text: repeated("<b><p>&lt;", 990_000) })),
      }),
    ),
    json("sections of the host's own", () =>
      exported({
        sections: Array.from({ length: 100 }, (_, at) =>
          sectionOf(
            "own-text",
            { text: repeated("<p>a", 300_000) },
            { own: `own-${at}`, tile: "a", icon: "star" },
          ),
        ),
      }),
    ),
    json("translations", () =>
      exported({
        sections: TEXT_TYPES.map((type) =>
          sectionOf(
            type,
            { text: "<p>a</p>" },
            {
              translations: Array.from({ length: 9000 }, (_, at) => ({
                language: "de",
                path: `text.${at}`,
                text: `<b><p>${at}`,
                by: "host",
              })),
            },
          ),
        ),
      }),
    ),
    json("content that nests", () =>
      exported({
        sections: [
          sectionOf("welcome", JSON.parse(`{"text":${repeated("[", 30)}${repeated("]", 30)}}`) as object),
        ],
      }),
    ),
    json("pictures that are missing", () =>
      exported({ propertyAddress: numbered((at) => `/media/${hash(at)}.jpg `, long / 4) }),
    ),
    json(
      "pictures that are none",
      () => exported({ cover: `/media/${hash(1)}.jpg` }),
      () => [{ name: `pictures/${hash(1)}.jpg`, bytes: Buffer.alloc(150 * MEGABYTE, 1) }],
    ),
    json("UTF-16", () => Buffer.from(exported({}), "utf16le").toString("latin1")),
    json("a mark of order and zeros", () => `\uFEFF${exported({})}${repeated("\0", MEGABYTE)}`),
    zip("a size that lies", () =>
      lyingZip([{ name: "guidebook.json", bytes: Buffer.alloc(long, 32), size: 100 }]),
    ),
    zip("a size of gigabytes", () =>
      lyingZip([{ name: "guidebook.json", bytes: small, size: 4_000_000_000 }]),
    ),
    zip("one file under many names", () =>
      lyingZip([
        { name: "guidebook.json", bytes: Buffer.alloc(long, 32) },
        ...Array.from({ length: 1900 }, (_, at) => ({
          name: `${at}/guidebook.json`,
          bytes: small,
          sharesPartOf: 0,
        })),
      ]),
    ),
    zip("files without end", () =>
      lyingZip(
        Array.from({ length: 60_000 }, (_, at) => ({ name: `a${at}`, bytes: Buffer.alloc(0), method: 0 })),
      ),
    ),
    zip("more files than it has", () =>
      lyingZip([{ name: "guidebook.json", bytes: small }], { count: 2000 }),
    ),
    zip("a name twice", () =>
      lyingZip([
        { name: "guidebook.json", bytes: small },
        { name: "guidebook.json", bytes: small },
      ]),
    ),
    zip("a name that leads elsewhere", () => lyingZip([{ name: "../../guidebook.json", bytes: small }])),
    zip("a name without end", () => lyingZip([{ name: repeated("a/", 65_000), bytes: small }])),
    zip("a name that is no text", () => lyingZip([{ name: Buffer.alloc(60_000, 0xff), bytes: small }])),
    zip("a link", () =>
      lyingZip([{ name: "guidebook.json", bytes: small, attributes: (0o120777 << 16) >>> 0 }]),
    ),
    zip("a password", () => lyingZip([{ name: "guidebook.json", bytes: small, flags: 1 }])),
    zip("a method that nobody knows", () => lyingZip([{ name: "guidebook.json", bytes: small, method: 99 }])),
    zip("packed bytes that are dice", () =>
      lyingZip([
        {
          name: "guidebook.json",
          bytes: Buffer.from(Array.from({ length: MEGABYTE }, () => dice.below(256))),
          method: 8,
        },
      ]),
    ),
    zip("a comment of ends", () =>
      lyingZip([{ name: "guidebook.json", bytes: small }], { comment: repeated("PK\x05\x06", 65_000) }),
    ),
    zip("half of one", () => lyingZip([{ name: "guidebook.json", bytes: small }]).subarray(30)),
    zip("100 MB of nothing", () => Buffer.alloc(99 * MEGABYTE)),
  ];
};
