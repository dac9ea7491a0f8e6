import { expect, test } from "vitest";
import { mergeSection, rememberRemoved } from "#generation/merge.ts";

const item = (name: string, description = "As generated.") => ({ name, description, category: "Café" });

test("untouched places are replaced, edited and added ones stay, removed ones do not come back", () => {
  const generated = { items: [item("Wick"), item("Tinder"), item("Quay")] };
  const current = { items: [item("Wick", "Ask for Mara."), item("Quay"), item("Our own find", "")] };
  const fresh = { items: [item("Wick", "New."), item("Tinder", "New."), item("Olive", "New.")] };
  const merged = mergeSection("dining", generated, current, fresh);
  expect(merged.items.map(({ name, description }) => [name, description])).toEqual([
    ["Wick", "Ask for Mara."],
    ["Our own find", ""],
    ["Olive", "New."],
  ]);
  const remembered = rememberRemoved(generated, current, fresh);
  const next = mergeSection("dining", remembered, merged, { items: [item("Tinder"), item("Harbour")] });
  expect(next.items.map(({ name }) => name)).toEqual(["Wick", "Our own find", "Harbour"]);
});

test("a place that the host gave a picture stays, and so do the pictures of a section", () => {
  const picture = { url: `/media/${"a".repeat(64)}.jpg`, alt: "", caption: "" };
  const generated = { items: [item("Wick"), item("Quay")] };
  const current = { items: [{ ...item("Wick"), picture }, item("Quay")], pictures: [picture] };
  const merged = mergeSection("dining", generated, current, {
    items: [item("Wick", "New."), item("Quay", "New.")],
  });
  expect(merged).toEqual({
    items: [{ ...item("Wick"), picture }, item("Quay", "New.")],
    pictures: [picture],
  });
});

test("prose: the host's paragraphs stay, ours are renewed around them", () => {
  const generated = { text: "<p>Welcome.</p><p>Close by: A.</p><p>Ask us.</p>" };
  const current = { text: "<p>Kia ora from Aroha!</p><p>Close by: A.</p><p>Ask us.</p><p>Mind the cat.</p>" };
  const fresh = { text: "<p>Hello.</p><p>Close by: B.</p><p>Do ask.</p>" };
  expect(mergeSection("welcome", generated, current, fresh).text).toBe(
    "<p>Kia ora from Aroha!</p><p>Close by: B.</p><p>Do ask.</p><p>Mind the cat.</p>",
  );
});

test("prose that the host wrote anew is left alone, prose that nobody touched is replaced", () => {
  const generated = { text: "<p>Welcome.</p>" };
  const fresh = { text: "<p>Hello.</p>" };
  expect(mergeSection("welcome", generated, { text: "<p>All mine.</p>" }, fresh).text).toBe(
    "<p>All mine.</p>",
  );
  expect(mergeSection("welcome", generated, { text: "<p>Welcome.</p>" }, fresh)).toEqual(fresh);
  expect(mergeSection("welcome", { text: "" }, { text: "" }, fresh)).toEqual(fresh);
});

test("prose: a picture, a list within a list and a link that the host put in stay", () => {
  const generated = { text: "<p>Welcome.</p><p>Close by: A.</p>" };
  const fresh = { text: "<p>Hello.</p><p>Close by: B.</p>" };
  const picture = '<img src="/media/a.jpg" alt="The porch" width="1200" height="800">';
  const steps = "<ul><li><p>Bins</p><ul><li><p>Red</p></li></ul></li><li><p>Keys</p></li></ul>";
  const linked = '<p><a href="https://a.example">Welcome.</a></p>';
  const merge = (text: string) => mergeSection("welcome", generated, { text }, fresh).text;
  expect(merge(`${picture}${generated.text}${steps}`)).toBe(`${picture}${fresh.text}${steps}`);
  expect(merge(`${linked}<p>Close by: A.</p>`)).toBe(`${linked}<p>Close by: B.</p>`);
});

test("prose: a list that the editor only opened is still ours", () => {
  const generated = { text: "<p>Welcome.</p><ul><li>Bus: 40 m.</li></ul>" };
  const current = { text: "<p>Kia ora!</p><ul><li><p>Bus: 40 m.</p></li></ul>" };
  const fresh = { text: "<p>Hello.</p><ul><li>Tram: 90 m.</li></ul>" };
  expect(mergeSection("welcome", generated, current, fresh).text).toBe(
    "<p>Kia ora!</p><ul><li>Tram: 90 m.</li></ul>",
  );
});

test("a place that the host called something else stays", () => {
  const generated = { items: [item("Wick")] };
  const current = { items: [{ ...item("Wick"), category: "Our favourite" }] };
  expect(mergeSection("dining", generated, current, { items: [item("Olive")] }).items).toEqual([
    ...current.items,
    item("Olive"),
  ]);
});

test("single fields: the host's word counts", () => {
  const generated = { propertyName: "House", address: "1 A St", city: "B", state: "C", country: "Australia" };
  const current = { ...generated, address: "Unit 2, 1 A St" };
  const fresh = { ...generated, city: "Port B" };
  expect(mergeSection("property", generated, current, fresh)).toEqual({ ...current, city: "Port B" });
});

test("rules that the host removed stay away", () => {
  const usual = { rules: ["No smoking", "No parties"] };
  expect(mergeSection("rules", usual, { rules: ["No parties", "Feed the cat"] }, usual).rules).toEqual([
    "Feed the cat",
    "No parties",
  ]);
});

test("a place is known by its id, whatever the host calls it, and by its name where the id is another", () => {
  const place = (placeId: string, name: string) => ({ ...item(name), placeId });
  const generated = { items: [place("osm:1", "Wick"), place("osm:2", "Quay"), place("osm:3", "Tinder")] };
  const current = { items: [place("osm:1", "Mara's"), { ...place("osm:2", "Quay"), description: "Book." }] };
  const fresh = { items: [place("osm:1", "Wick"), place("osm:9", "Quay"), place("osm:3", "The Tinder Box")] };
  expect(mergeSection("dining", generated, current, fresh)).toEqual(current);
});
