import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { kindOfPlace, sceneKinds } from "#ui/scenes/kindOfPlace.ts";
import { Scene } from "#ui/scenes/Scene.tsx";

const draw = (seed: string, kind: (typeof sceneKinds)[number]) =>
  renderToStaticMarkup(<Scene seed={seed} kind={kind} />);

describe.each(sceneKinds)("a scene of %s", (kind) => {
  test("is the same every time for one guidebook, and another for the next", () => {
    expect(draw("wanaka-lake-house-x7k2p9", kind)).toBe(draw("wanaka-lake-house-x7k2p9", kind));
    const drawn = new Set(Array.from({ length: 50 }, (_, at) => draw(`guidebook-${at}`, kind)));
    expect(drawn.size).toBe(50);
  });

  test("stays under 3 KB, and needs no inline style", () => {
    for (let at = 0; at < 100; at++) {
      const svg = draw(`guidebook-${at}`, kind);
      expect(svg.length).toBeLessThan(3072);
      expect(svg).not.toMatch(/style=|NaN|undefined/);
    }
  });
});

test.each([
  ["Wānaka Lake House", "48 Lakeside Road", "mountains"],
  ["Cape Cottage", "", "beach"],
  ["Bulwara Road Flat", "12/40 Bulwara Road, Ultimo", "city"],
  ["Our place", "3 Esplanade, Glenelg", "beach"],
  ["The Old Woolshed", "880 Back Creek Road", "country"],
  ["Number 9", "9 Acacia Street, Box Hill", "suburb"],
])("%s at %s is drawn as %s", (name, postalAddress, kind) => {
  expect(kindOfPlace({ name, postalAddress, seed: name })).toBe(kind);
});

test("a place that says nothing of itself keeps the scene that its seed chose", () => {
  const drawn = (seed: string) => kindOfPlace({ name: "Aroha", postalAddress: null, seed });
  expect(drawn("id-1")).toBe(drawn("id-1"));
  const kinds = new Set(Array.from({ length: 60 }, (_, at) => drawn(`id-${at}`)));
  expect(kinds.size).toBe(sceneKinds.length);
});
