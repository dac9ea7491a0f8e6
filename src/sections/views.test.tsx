import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { sectionTypes } from "#sections/catalog.ts";
import type { PictureSizes } from "#sections/pictures.ts";
import type { PropertyContent } from "#sections/property/content.ts";
import { emptyContent, type GuestSection } from "#sections/section.ts";
import { SectionView } from "#sections/views.tsx";
import { drawJoinCard } from "#sections/wifi/JoinCard.tsx";
import { JoinDrawing } from "#sections/wifi/joinDrawing.ts";

const lakeHouse: PropertyContent = {
  propertyName: "Wānaka Lake House",
  address: "48 Lakeside Road",
  city: "Wānaka",
  state: "Otago",
  country: "New Zealand",
};

function read(
  section: GuestSection,
  property: PropertyContent | null = lakeHouse,
  pictures: PictureSizes = {},
): string {
  return renderToStaticMarkup(
    <JoinDrawing value={drawJoinCard}>
      <SectionView section={section} property={property} pictures={pictures} />
    </JoinDrawing>,
  );
}

test.each(sectionTypes)("an empty %s section says that it is not available yet", (type) => {
  const section = { type, title: "", content: emptyContent(type) } as GuestSection; // the union cannot be built by key
  expect(read(section)).toContain("This section is not available yet.");
});

describe("WiFi", () => {
  const content = { networkName: "Lakehouse-5G", password: "slow & <morning>", notes: "<p>In the hall.</p>" };

  test("shows network and password, each with a copy button that waits for the script", () => {
    const page = read({ type: "wifi", title: "WiFi", content });
    expect(page).toContain("Lakehouse-5G</dd>");
    expect(page).toContain('<span class="spelled">slow &amp; &lt;morning&gt;</span>');
    expect(page).toMatch(/<button type="button" hidden="" data-copy="Lakehouse-5G"/);
    expect(page).toMatch(/<button type="button" hidden="" data-copy="slow &amp; &lt;morning&gt;"/);
    expect(page).toContain("<p>In the hall.</p>");
  });

  test("keeps a browser that translates the page from translating network and password", () => {
    const page = read({ type: "wifi", title: "WiFi", content });
    expect(page.match(/<dd translate="no"/g)).toHaveLength(2);
  });

  test("draws a join code inside the page, and none without a network name", () => {
    expect(read({ type: "wifi", title: "WiFi", content })).toContain(
      'aria-label="QR code that joins the Wi-Fi"',
    );
    const unnamed = { ...content, networkName: "" };
    expect(read({ type: "wifi", title: "WiFi", content: unnamed })).not.toContain("<path fill");
  });
});

test("check in says the time, the way in, the door code and where to park", () => {
  const page = read({
    type: "checkin",
    title: "Check In",
    content: {
      checkInType: "Key safe",
      checkInTime: "15:00",
      doorCode: "4711#",
      details: "<p>Left of the door.</p>",
      parkingInfo: "<p>Two cars fit.</p>",
    },
  });
  for (const words of [
    "Key safe",
    "from 3 pm",
    'data-copy="4711#"',
    "Left of the door.",
    "Parking",
    "Two cars",
    'data-copy="48 Lakeside Road, Wānaka, Otago"',
  ]) {
    expect(page).toContain(words);
  }
  const places = ['data-copy="48 Lakeside', ">Directions</a>", "Left of the door.", "Parking"].map((words) =>
    page.indexOf(words),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test("an empty check in still says where the property is", () => {
  const page = read({ type: "checkin", title: "Check In", content: emptyContent("checkin") });
  expect(page.match(/data-copy="48 Lakeside Road/g)).toHaveLength(1);
});

test("the door code is heard figure by figure, and a phrase is no code to enlarge", () => {
  const draw = (doorCode: string) =>
    read({ type: "checkin", title: "Check In", content: { ...emptyContent("checkin"), doorCode } });
  expect(draw("4711#")).toContain(
    '<dd translate="no"><span aria-hidden="true" class="figures">4711#</span><span class="sr-only">4 7 1 1 #</span></dd>',
  );
  expect(draw("Side gate 12, then 4711#")).not.toContain("figures");
});

test("check out says the time and lists every step, to be ticked off", () => {
  const content = { checkOutTime: "10:30", intro: "<p>Safe travels.</p>", items: ["Dishes", "Lights"] };
  const page = read({ type: "departure", title: "Check Out", content });
  for (const words of ["by 10:30 am", "Safe travels.", "Dishes", "Lights"]) expect(page).toContain(words);
  expect(page.match(/<input type="checkbox"/g)).toHaveLength(2);
});

test("a list shows names, kinds and words as plain text", () => {
  const items = [{ name: "Kika <b>", description: "Small plates", category: "Restaurant" }];
  const page = read({ type: "dining", title: "Places To Eat", content: { items } });
  expect(page).toContain("Kika &lt;b&gt;");
  expect(page).toContain("Restaurant</span>");
  expect(page).toContain("Small plates");
});

describe("the map", () => {
  const maps = (page: string) =>
    [...page.matchAll(/href="https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=([^"]+)"/g)].map(
      ([, query]) => decodeURIComponent(query ?? ""),
    );
  const items = [
    { name: "Kai & Whakapai", description: "", category: "Cafe" },
    { name: "Sunrise from the deck", description: "", category: "At home" },
  ];

  test.each(["places", "shopping", "dining", "services"] as const)("is one tap from each of %s", (type) => {
    const page = read({ type, title: "", content: { items } });
    expect(maps(page)).toEqual([
      "Kai & Whakapai, Wānaka, Otago, New Zealand",
      "Sunrise from the deck, Wānaka, Otago, New Zealand",
    ]);
    expect(page).toContain('target="_blank" rel="noopener noreferrer"');
  });

  test("is looked for by the name alone where nobody said where the property is", () => {
    expect(maps(read({ type: "dining", title: "", content: { items } }, null))[0]).toBe("Kai & Whakapai");
  });

  test("has only those ideas that came from it", () => {
    const ideas: GuestSection = { type: "activities", title: "", content: { items } };
    expect(maps(read(ideas))).toEqual([]);
    const known = items.map((item, at) => (at === 0 ? { ...item, placeId: "osm:node/1" } : item));
    expect(maps(read({ ...ideas, content: { items: known } }))).toHaveLength(1);
    const content = { restaurants: items, activities: items };
    expect(maps(read({ type: "recommendations", title: "", content }))).toHaveLength(2);
  });
});

test("a telephone number in a list can be tapped", () => {
  const items = [{ name: "Kika", description: "Open daily. Phone +64 3 443 1234.", category: "" }];
  const page = read({ type: "dining", title: "Places To Eat", content: { items } });
  expect(page).toMatch(/<a href="tel:\+6434431234"[^>]*>\+64 3 443 1234<\/a>\./);
});

test("recommendations leave out the group that has nothing", () => {
  const restaurants = [{ name: "Kika", description: "", category: "" }];
  const content = { restaurants, activities: [] };
  const page = read({ type: "recommendations", title: "Local Recommendations", content });
  expect(page).toContain("Restaurants</h3>");
  expect(page).not.toContain("Activities");
});

describe("property", () => {
  test("shows the address and a directions link that gives nothing away", () => {
    const page = read({ type: "property", title: "Property", content: lakeHouse });
    expect(page).toContain("48 Lakeside Road");
    expect(page).toContain(
      'href="https://www.google.com/maps/dir/?api=1&amp;destination=48%20Lakeside%20Road%2C%20W%C4%81naka%2C%20Otago%2C%20New%20Zealand"',
    );
    expect(page).toContain('rel="noopener noreferrer"');
  });

  test("has no directions without an address", () => {
    const content = { propertyName: "Lake House", address: "", city: "", state: "", country: "" };
    expect(read({ type: "property", title: "Property", content })).not.toContain("href=");
  });
});

describe("how-to guides", () => {
  const guide = { title: "Heat pump", description: "<p>Press heat.</p>", videoUrl: "", imageUrls: [] };

  test("only the first starts open", () => {
    const items = [guide, { ...guide, title: "Spa" }, { ...guide, title: "Oven" }];
    const page = read({ type: "howto", title: "How-To Guides", content: { items } });
    expect(page.match(/<details[^>]*>/g)?.map((tag) => tag.includes('open=""'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("a video waits for a tap and works as a link without script", () => {
    const items = [{ ...guide, videoUrl: "https://youtu.be/dQw4w9WgXcQ" }];
    const page = read({ type: "howto", title: "How-To Guides", content: { items } });
    expect(page).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect(page).toContain('data-embed="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
    expect(page).not.toContain("<iframe");
  });

  test("an address that is no video is not shown", () => {
    const items = [{ ...guide, videoUrl: "javascript:alert(1)//youtube.com" }];
    expect(read({ type: "howto", title: "How-To Guides", content: { items } })).not.toContain("javascript:");
  });

  test("pictures wait until they come near the screen", () => {
    const items = [{ ...guide, imageUrls: ["/media/a1.jpg"] }];
    const page = read({ type: "howto", title: "How-To Guides", content: { items } });
    expect(page).toMatch(/<img[^>]*src="\/media\/a1\.jpg"[^>]*loading="lazy"/);
  });

  test("pictures whose size is known keep their place and come no larger than they are shown", () => {
    const items = [{ ...guide, imageUrls: ["/media/a1.jpg"] }];
    const srcset = "/media/a1-480.webp 480w, /media/a1-800.webp 800w";
    const pictures = { "/media/a1.jpg": { width: 900, height: 600, srcset } };
    const page = read({ type: "howto", title: "How-To Guides", content: { items } }, null, pictures);
    expect(page).toMatch(new RegExp(`srcSet="${srcset}" sizes="[^"]+" width="900" height="600"`));
  });
});

describe("emergency", () => {
  const section: GuestSection = {
    type: "emergency",
    title: "Emergency",
    content: { text: "<p>Hospital</p>" },
  };

  test("stands the country's number above the host's words, one tap to call", () => {
    const page = read(section);
    expect(page).toContain('href="tel:111"');
    expect(page.indexOf("tel:111")).toBeLessThan(page.indexOf("Hospital"));
  });

  test("says where the property is, for whoever has to tell", () => {
    expect(read(section)).toContain("48 Lakeside Road, Wānaka, Otago</dd>");
    expect(read(section, null)).not.toContain("Address");
    const street = { ...lakeHouse, city: "", state: "" };
    expect(read(section, street), "a street alone is in many towns").not.toContain("48 Lakeside Road");
  });

  test("names each service where a country has several numbers", () => {
    const page = read(section, { ...lakeHouse, country: "Japan" });
    expect(page).toContain('href="tel:110"');
    expect(page).toContain("Fire and ambulance");
    expect(page).toContain('href="tel:119"');
  });

  test.each([null, { ...lakeHouse, country: "" }])(
    "says both numbers where the country is unknown",
    (property) => {
      const page = read(section, property);
      expect(page).toContain("000 in Australia, 111 in New Zealand");
      expect(page).not.toContain("tel:");
    },
  );

  test("names the number even before the host has written anything", () => {
    expect(read({ ...section, content: { text: "" } })).toContain('href="tel:111"');
  });
});

describe("rich text", () => {
  test("its headings stand below those of the page", () => {
    const page = read({
      type: "welcome",
      title: "Welcome",
      content: { text: '<h1>Hi</h1><h3 class="indent-1">So</h3>' },
    });
    expect(page).toContain('<h1 aria-level="3">Hi</h1><h3 aria-level="5" class="indent-1">So</h3>');
  });

  test("whichever heading is its largest stands right below the section's", () => {
    const text = "<h2>Hi</h2><h3>So</h3>";
    expect(read({ type: "welcome", title: "Welcome", content: { text } })).toContain(
      '<h2 aria-level="3">Hi</h2><h3 aria-level="4">So</h3>',
    );
  });

  test("its lists begin on the side that their language is read from", () => {
    const text = '<ol class="indent-1"><li>לחצו</li></ol><ul><li>Open the flue</li></ul>';
    const page = read({ type: "welcome", title: "Welcome", content: { text } });
    expect(page).toContain('<ol dir="auto" class="indent-1"><li>');
    expect(page).toContain('<ul dir="auto"><li>Open');
  });

  test("its pictures wait until they come near the screen", () => {
    const text = '<p><img src="/media/a1.jpg" alt="Deck" width="1200" height="800"></p>';
    expect(read({ type: "welcome", title: "Welcome", content: { text } })).toContain(
      '<img loading="lazy" decoding="async" src="/media/a1.jpg"',
    );
  });
});

test("no view writes a style attribute or a script: the page's CSP refuses both", () => {
  const wifi = read({
    type: "wifi",
    title: "",
    content: { networkName: "a", password: "b", notes: "<p>c</p>" },
  });
  const page = wifi + read({ type: "property", title: "", content: lakeHouse });
  expect(page).not.toMatch(/\sstyle=|<script|\son\w+=/);
});
