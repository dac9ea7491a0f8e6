import { beforeEach, describe, expect, test } from "vitest";
import { newDrafts, type Draft } from "#editor/drafts.ts";

/** A browser's storage that refuses texts over `limit` characters. */
function newStorage(capacity = Infinity) {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > capacity) throw new DOMException("no room", "QuotaExceededError");
      items.set(key, text);
    },
    removeItem: (key: string) => void items.delete(key),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size;
    },
  };
}

const welcome: Draft = { guidebookId: "lake-house", content: { text: "<p>Kia ora</p>" }, version: 3, at: 1 };

let storage: ReturnType<typeof newStorage>;
const openBrowser = () => newDrafts(() => storage);
beforeEach(() => {
  storage = newStorage();
});

describe("a draft", () => {
  test("survives a reload", () => {
    openBrowser().store("aroha", "s1", welcome);
    expect(openBrowser().find("aroha", "s1")).toEqual(welcome);
  });

  test("belongs to one host", () => {
    const drafts = openBrowser();
    drafts.store("aroha", "s1", welcome);
    expect(drafts.find("ben", "s1")).toBeNull();
    expect(drafts.hasAny("ben")).toBe(false);
  });

  test("is gone once it is saved or discarded, after a reload too", () => {
    const drafts = openBrowser();
    drafts.store("aroha", "s1", welcome);
    drafts.drop("aroha", "s1");
    expect(drafts.find("aroha", "s1")).toBeNull();
    expect(openBrowser().hasAny("aroha")).toBe(false);
  });

  test("that the browser has no room for stays in memory, and no older text takes its place", () => {
    storage = newStorage(120);
    const drafts = openBrowser();
    drafts.store("aroha", "s1", welcome);
    const long = { ...welcome, content: { text: "a".repeat(200) } };
    drafts.store("aroha", "s1", long);
    expect(drafts.find("aroha", "s1")).toEqual(long);
    expect(drafts.isStored("aroha", "s1")).toBe(false);
    expect(openBrowser().find("aroha", "s1")).toBeNull();
  });

  test("of another tab is not dropped along with one's own", () => {
    const here = openBrowser();
    const there = openBrowser();
    here.store("aroha", "s1", welcome);
    const later = { ...welcome, content: { text: "<p>Haere mai</p>" }, at: 2 };
    there.store("aroha", "s1", later);
    here.drop("aroha", "s1");
    expect(here.find("aroha", "s1")).toBeNull();
    expect(openBrowser().find("aroha", "s1")).toEqual(later);
    expect(here.hasAny("aroha")).toBe(true); // signing out still asks
  });

  test("that somebody else wrote there is not taken for one", () => {
    storage.setItem("draft:aroha:s1", '{"content":"<p>"}');
    storage.setItem("draft:aroha:s2", "not JSON");
    expect(openBrowser().hasAny("aroha")).toBe(false);
  });

  test("is kept in memory where the browser keeps nothing", () => {
    const drafts = newDrafts(() => undefined);
    drafts.store("aroha", "s1", welcome);
    expect(drafts.hasAny("aroha")).toBe(true);
    expect(drafts.isStored("aroha", "s1")).toBe(false);
  });
});

test("a guidebook in which something waits is known by its id", () => {
  const drafts = openBrowser();
  drafts.store("aroha", "s1", welcome);
  openBrowser().store("aroha", "s2", { ...welcome, guidebookId: "g2" });
  expect(drafts.guidebooks("aroha")).toEqual(new Set([welcome.guidebookId, "g2"]));
  expect(drafts.guidebooks("ben")).toEqual(new Set());
});

test("clearing takes every draft of one host", () => {
  const drafts = openBrowser();
  drafts.store("aroha", "s1", welcome);
  openBrowser().store("aroha", "s2", welcome);
  drafts.store("ben", "s3", welcome);
  openBrowser().store("aroha", "s1", { ...welcome, at: 2 });
  drafts.clear("aroha");
  expect([drafts.hasAny("aroha"), drafts.hasAny("ben")]).toEqual([false, true]);
  expect(openBrowser().hasAny("aroha")).toBe(false);
});

test("whoever watches hears of each change", () => {
  const drafts = openBrowser();
  let heard = 0;
  const stop = drafts.changes.subscribe(() => heard++);
  drafts.store("aroha", "s1", welcome);
  drafts.drop("aroha", "s1");
  stop();
  drafts.store("aroha", "s1", welcome);
  expect(heard).toBe(2);
});
