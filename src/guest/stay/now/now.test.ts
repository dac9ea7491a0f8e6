import { describe, expect, test } from "vitest";
import { arrivalSteps } from "#guest/stay/now/arrivalSteps.ts";
import { leavingOf } from "#guest/stay/now/departureTasks.ts";
import { spokenCode } from "#sections/checkin/CodeFigures.tsx";

test.each([
  ["4821", "4 8 2 1"],
  ["4817#", "4 8 1 7 #"],
  ["Gate 12 B", "Gate 1 2 B"],
  ["0 0 7", "0 0 7"],
])("%j is read out as %j", (code, spoken) => {
  expect(spokenCode(code)).toBe(spoken);
});

describe("steps of arrival", () => {
  const picture = '<img src="/media/a.webp" alt="The gate">';

  test("are the paragraphs and items, each with the picture after it", () => {
    const details = `<h2>From the street</h2><p>Up the <strong>left</strong> path</p><p>${picture}</p><ol><li><p>Turn the wheels</p></li><li>Take the key${picture}</li></ol><p></p>`;
    expect(arrivalSteps(details)).toEqual({
      steps: [
        { words: "<h2>From the street</h2><p>Up the <strong>left</strong> path</p>", pictures: picture },
        { words: "<div><p>Turn the wheels</p></div>", pictures: "" },
        { words: "<div>Take the key</div>", pictures: picture },
      ],
      isWhole: true,
    });
  });

  test("have the picture before their words where the text begins with one", () => {
    const { steps } = arrivalSteps(`<p>${picture}</p><p>The gate</p><p>${picture}</p><p>The door</p>`);
    expect(steps.map(({ words, pictures }) => [words, pictures])).toEqual([
      ["<p>The gate</p>", picture],
      ["<p>The door</p>", picture],
    ]);
  });

  test("lose nothing: a picture or a heading without words is a step, plain words too", () => {
    expect(arrivalSteps(picture).steps).toEqual([{ words: "", pictures: picture }]);
    expect(arrivalSteps("<h2>Ring the bell</h2>").steps).toEqual([
      { words: "<h2>Ring the bell</h2>", pictures: "" },
    ]);
    expect(arrivalSteps("Blue door.").steps).toEqual([{ words: "Blue door.", pictures: "" }]);
    expect(arrivalSteps('<div class="stay-only"><p>The safe</p></div>').steps).toHaveLength(1);
    expect(arrivalSteps("").steps).toEqual([]);
  });

  test("are eight at most", () => {
    const { steps, isWhole } = arrivalSteps("<p>On</p>".repeat(9));
    expect([steps.length, isWhole]).toEqual([8, false]);
  });
});

describe("tasks of departure", () => {
  test("are six at most, bins and keys among them, in the host's order", () => {
    const items = ["a", "b", "c", "d", "e", "f", "Bins to the street", "g", "Key into the safe"];
    const { tasks, isWhole } = leavingOf({ intro: "", items });
    expect(tasks).toEqual(["a", "b", "c", "d", "Bins to the street", "Key into the safe"]);
    expect(isWhole).toBe(false);
  });

  test("say where the keys go from the introduction where no task does", () => {
    const intro = "<p>Thank you.</p><p>Leave the keys on the bench.</p>";
    expect(leavingOf({ intro, items: ["Dishes"] })).toEqual({
      tasks: ["Dishes"],
      keys: "Leave the keys on the bench.",
      isWhole: true,
    });
    expect(leavingOf({ intro, items: ["Key under the mat"] }).keys).toBeNull();
  });
});
