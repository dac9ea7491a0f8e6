import { describe, expect, test } from "vitest";
import { classifyManual } from "#contentImport/classify/classifyManual.ts";
import { fillSections } from "#contentImport/apply/fillSections.ts";
import { readText } from "#contentImport/parse/text.ts";
import { sectionTypes } from "#sections/catalog.ts";
import { withoutStayOnly } from "#sections/richtext/stayPassages.ts";
import { emptyContent, leavesOf } from "#sections/section.ts";

/** What everybody with the link reads of a guidebook that takes all of a manual as it is proposed. */
function openText(manual: string): string {
  const { title = "", sentences } = classifyManual(readText(manual));
  const empty = sectionTypes.map((type) => ({ type, content: emptyContent(type) }));
  const placed = sentences.flatMap((one) => (one.target ? [{ ...one, target: one.target }] : []));
  const leaves = (fillSections(empty, placed) ?? []).flatMap(({ section, content }) =>
    leavesOf({ type: section.type, content }),
  );
  const texts = leaves.map(({ kind, value }) =>
    kind === "secret" ? "" : kind === "html" ? withoutStayOnly(value) : value,
  );
  const unplaced = sentences.flatMap(({ target, isSecret, text }) => (target || isSecret ? [] : [text]));
  return [title, ...texts, ...unplaced].join("\n");
}

const below = (heading: string, line: string) =>
  `The Barn\n\n${heading}\nWelcome.\n- ${line}\n- Thank you.\n`;

describe("a code is for the stay alone, whatever a host calls it", () => {
  test.each([
    ["press 4471 at the gate", "4471"],
    ["Tor 2580#", "2580"],
    ["Gate 7788", "7788"],
    ["7788 opens the gate.", "7788"],
    ["At the roller door punch in 3-9-0-1 and stand back.", "3-9-0-1"],
    ["Tap 22 04 19 on the panel, then turn the handle.", "22 04 19"],
    ["The boom takes 5512*.", "5512"],
    ["Type 90210 and the door clicks.", "90210"],
    ["Key in 6142", "6142"],
    ["To get in: 4471#", "4471"],
    ["Lift: hold the fob, enter C4471, choose 3.", "C4471"],
    ["For the bike shed it's 1066", "1066"],
    ["Push 2 and 4 together, then 3, and open the lock.", "2 and 4"],
    ["The lock opens with four four seven one.", "four four seven one"],
    ["The lockbox (8841) hangs left of the door.", "8841"],
    ["Garage 2019#, front door the same.", "2019"],
    ["Haustür: 4711 und Raute", "4711"],
    ["Am Schlüsselkasten 0815 eingeben", "0815"],
    ["Au portail, composez le 36A52.", "36A52"],
    ["La puerta se abre con 7193", "7193"],
    ["Cancello 5190", "5190"],
    ["Tik 4402 in bij de deur", "4402"],
    ["De fietsen staan in de schuur, het cijferslot is 2946.", "2946"],
    ["Slide the cover of the lockbox down and dial 5-0-9-2.", "5-0-9-2"],
    ["Ring the bell, then press 5 1 2 7 at the lower gate.", "5 1 2 7"],
    ["La caja de las llaves se abre con 5127.", "5127"],
    ["Set the four wheels to 5127 and pull.", "5127"],
    ["Turn the dials to 5-1-2-7, the box opens.", "5-1-2-7"],
    ["门：4471", "4471"],
    ["ドアは4471です", "4471"],
    ["현관 4471#", "4471"],
    ["الباب 4471", "4471"],
    ["4471#", "4471"],
    ["Boat room: 4471", "4471"],
  ])("%s", (line, code) => {
    for (const heading of [
      "Notes",
      "Getting in",
      "House rules",
      "Where to eat",
      "Things to do",
      "How to use the gate",
    ])
      expect(openText(below(heading, line))).not.toContain(code);
  });

  test("also in a heading, a label, a name and an address", () => {
    expect(
      openText("Gate code 4471\n\nWi-Fi\nNetwork: Lake\n\nGate 4471\nDrive through slowly. Then park.\n"),
    ).not.toContain("4471");
    expect(openText("How-to\n\nAlarm 4471\n1. Open the flap\n2. Press the green button\n")).not.toContain(
      "4471",
    );
    expect(openText("Appliances\n\nGate 4471: wait for it to open.\n")).not.toContain("4471");
    expect(openText("Address: 12 Shore Road, Wānaka (gate 4471)\n")).not.toContain("4471");
    expect(openText("Check-in method: keypad 4471\n")).not.toContain("4471");
    expect(openText("The Barn\n\nArrival\nThe gate\n4471\n")).not.toContain("4471");
  });

  test("also where the words before say what it is for", () => {
    expect(openText("Arrival\nThere is a keypad at the gate. It's 4471.\n")).not.toContain("4471");
    expect(openText("House manual\n\nWifi password\nseagull-chips\nNetflix password\npopcorn\n")).not.toMatch(
      /seagull|popcorn/,
    );
    expect(openText("Is there a code for the shed?\nSure: 4471\n")).not.toContain("4471");
    expect(openText("The door has a padlock. Line up 5-0-5 and pull.\n")).not.toContain("5-0-5");
    expect(openText("The gate\nIt wants 4471. Then wait.\n")).not.toContain("4471");
  });

  test("one that was found is for the stay alone wherever else it stands", () => {
    const manual =
      "Arrival\nPress 4471 at the gate.\n\nDeparture\n- Bins out, then 4471 again\n\nDining\n- Kika: they know 4471 too\n";
    expect(openText(manual)).not.toContain("4471");
  });
});

describe("a password is for the stay alone, whatever a host calls it", () => {
  test.each([
    ["Select PumpHouse and type turbine-6", "turbine-6"],
    ["Choose Lake House, then enter kereru2020", "kereru2020"],
    ["Key in Fish&Chips9 when it wants something", "Fish&Chips9"],
    ["Wi-Fi: join TuiNest and enter sunnydays", "sunnydays"],
    ["Our Wi-Fi is TuiNest, pw sunnydays", "sunnydays"],
    ["Connect to the Wi-Fi TuiNest with sunny-days-4", "sunny-days-4"],
    ["Wifi TuiNest / sunnydays", "sunnydays"],
    ["WLAN TuiNest, Kennwort: sonnentag", "sonnentag"],
    ["Mot de passe : soleil2020", "soleil2020"],
    ["Contraseña: solecito", "solecito"],
    ["Netflix: log in as guest@barn.nz with popcorn22", "popcorn22"],
    ["TV PIN 5150", "5150"],
    ["WiFi TuiNest Password sunnydays", "sunnydays"],
    ["WIFI - SSID TuiNest / key sunny-days", "sunny-days"],
  ])("%s", (line, password) => {
    for (const heading of ["Notes", "Internet", "House rules", "Getting in"])
      expect(openText(below(heading, line))).not.toContain(password);
  });
});

describe("a number that opens nothing stays where everybody reads it", () => {
  test.each([
    ["Call us on 021 555 0192 at the gate.", "021 555 0192"],
    ["If the door sticks, ring +64 3 443 1234.", "+64 3 443 1234"],
    ["Emergency: 111 for police, fire and ambulance", "111"],
    ["The gate is 1200 m up the road.", "1200 m"],
    ["Press the doorbell between 0800 and 2200.", "0800 and 2200"],
    ["A lost key to the front door costs $250.", "$250"],
    ["New locks cost 1500 dollars.", "1500 dollars"],
    ["The front door is from 1912.", "1912"],
    ["The garage was built in 1998.", "1998"],
    ["We are at 1204 Gate Road, the blue door.", "1204 Gate Road"],
    ["Enter from 340 Lake Street.", "340 Lake Street"],
    ["Wānaka 9305 is the post code, and the gate is green.", "9305"],
    ["The entrance is 350 metres past the shop.", "350 metres"],
    ["Take bus 504 to the gate.", "504"],
    ["Press MODE for 10 seconds and the door opens.", "10 seconds"],
    ["The oven takes 200 degrees; close the door.", "200 degrees"],
    ["The door closes at 22:30.", "22:30"],
    ["Parking garage: 24/7, height 210 cm.", "210 cm"],
    ["Room 312 is on the left of the lift.", "312"],
    ["Enter through the side gate and leave shoes there.", "side gate"],
    ["Type your name in the guest book.", "your name"],
    ["Press the button on the door twice.", "button"],
    ["Turn at State Highway 1204 by the gate.", "1204"],
    ["Set the alarm clock to channel 1234.", "1234"],
    ["The pool gate holds 120 kg, never 300 litres.", "300 litres"],
    ["Taxi: 131008", "131008"],
    ["Year built: 1998", "1998"],
    ["Die Tür ist 2100 mm hoch.", "2100 mm"],
    ["La porte date de 1875.", "1875"],
  ])("%s", (line, words) => {
    expect(openText(below("Notes", line))).toContain(words);
  });
});
