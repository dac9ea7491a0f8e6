import { expect, test } from "vitest";
import { guessColumns } from "#contentImport/properties/columns.ts";
import {
  propertiesOfTable,
  isTableOfProperties,
  readTable,
  withCell,
} from "#contentImport/properties/propertiesOfTable.ts";
import { decodeText } from "#core/decodeText.ts";

const TABLE = `Property name,Address,WiFi name,WiFi password,Door code,Check-in,Check-out,Colour
Lake House,"12 Shore Road, Wānaka",LakeHouse,kea-2020,0815,3 pm,10:00,green
"The ""Barn""",4 Hill Lane,Barn,"two, words",4471#,late,10am,red
`;

function properties(text: string) {
  const rows = readTable(text);
  return propertiesOfTable(rows, guessColumns(rows[0]?.cells ?? []));
}
const valuesOf = ({ sentences }: ReturnType<typeof properties>[number]) =>
  Object.fromEntries(
    sentences.map(({ target, value, text }) => [`${target.section}.${target.field}`, value ?? text]),
  );

test("each line is a home with what its columns say", () => {
  const [lake, barn] = properties(TABLE);
  expect(lake && valuesOf(lake)).toEqual({
    "property.address": "12 Shore Road, Wānaka",
    "wifi.networkName": "LakeHouse",
    "wifi.password": "kea-2020",
    "checkin.doorCode": "0815",
    "checkin.checkInTime": "15:00",
    "departure.checkOutTime": "10:00",
  });
  expect(barn).toMatchObject({
    line: 3,
    name: 'The "Barn"',
    problems: [expect.stringMatching(/^“[^”]+” stays empty: “late” is not a time/)],
  });
  expect(barn && valuesOf(barn)).toMatchObject({
    "wifi.password": "two, words",
    "checkin.doorCode": "4471#",
  });
  expect(guessColumns(["Colour"])).toEqual(["none"]);
});

test.each([
  [
    "semicolons",
    TABLE.replaceAll('"12 Shore Road, Wānaka"', "12 Shore Road")
      .replaceAll('"two, words"', "two")
      .replaceAll(",", ";"),
  ],
  [
    "tabs",
    TABLE.replaceAll('"12 Shore Road, Wānaka"', "12 Shore Road")
      .replaceAll('"two, words"', "two")
      .replaceAll(",", "\t"),
  ],
  ["Excel's own line", `sep=,\r\n${TABLE.replaceAll("\n", "\r\n")}`],
  ["a byte order mark", decodeText(new TextEncoder().encode(`\uFEFF${TABLE}`))],
  ["UTF-16", decodeText(new Uint8Array(Buffer.from(`\uFEFF${TABLE}`, "utf16le")))],
])("a table with %s is read", (_, text) => {
  expect(properties(text).map(({ name }) => name)).toEqual(["Lake House", 'The "Barn"']);
});

test("a code keeps its zeros, a formula stays out, and a line break in quotes is part of its cell", () => {
  const [one, two] = properties(
    'Name,Door code,Notes\nLake,"=""0815""","First\nSecond"\nBarn,=SUM(A1:A2),=HYPERLINK("http://x")\n',
  );
  expect(one && valuesOf(one)).toMatchObject({ "checkin.doorCode": "0815", "welcome.text": "First\nSecond" });
  expect(two).toMatchObject({ line: 4, sentences: [] });
  expect(two?.problems).toHaveLength(2);
});

test("a code in an open column is for the stay alone, and a line without a name says what to do", () => {
  const [one, two] = properties("Name,Parking\nLake,Press 4471 at the gate\n,In the yard\n");
  expect(one?.sentences).toMatchObject([{ isSecret: true, target: { section: "checkin" } }]);
  expect(two?.problems).toEqual([expect.stringMatching(/no name/)]);
});

test("a name that is missing and a time that is none can be written here", () => {
  const rows = readTable("Name,Check-in,Parking\n,late,In the yard\n");
  const columns = guessColumns(rows[0]?.cells ?? []);
  const [before] = propertiesOfTable(rows, columns);
  expect(before?.cellsToFix.map(({ column }) => column)).toEqual([0, 1]);
  const [after] = propertiesOfTable(withCell(withCell(rows, 2, 0, "Barn"), 2, 1, "3 pm"), columns);
  expect(after).toMatchObject({ name: "Barn", problems: [], cellsToFix: [] });
  expect(withCell(rows, 9, 0, "Barn")).toEqual(rows);
});

test("another table is none of homes", () => {
  expect(isTableOfProperties(readTable("Bin,Day\nRed,Monday\n"))).toBe(false);
  expect(isTableOfProperties(readTable(TABLE))).toBe(true);
});
