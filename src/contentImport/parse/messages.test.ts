import { expect, test } from "vitest";
import { classifyManual } from "#contentImport/classify/classifyManual.ts";
import { readFile } from "#contentImport/parse/readFile.server.ts";

async function read(text: string, name = "manual.txt") {
  const { blocks } = await readFile({ name, bytes: new TextEncoder().encode(text) });
  return classifyManual(blocks).sentences;
}

const placed = (sentences: Awaited<ReturnType<typeof read>>) =>
  sentences.flatMap(({ target, text, value }) => (target ? [[target.section, value ?? text]] : []));
const leftOut = (sentences: Awaited<ReturnType<typeof read>>) =>
  sentences.flatMap(({ isLeftOut, text }) => (isLeftOut ? [text] : []));

const CHAT = `[14/06/2024, 18:02:11] Messages and calls are end-to-end encrypted. No one outside of this chat can read them.
[14/06/2024, 18:05:40] Ben Guest: Hi! What time can we get in? Our flight lands at 14:20
[14/06/2024, 18:06:02] Priya: Any time after 3. The lockbox is on the railing by the side door, code 5519
[14/06/2024, 18:06:30] Priya: You deleted this message
[14/06/2024, 18:07:00] Priya: <Media omitted>
[14/06/2024, 18:09:00] Ben Guest: We arrive at 6pm
[14/06/2024, 18:10:00] Priya: Park in bay 7, not 8 please
The bins go out on Sunday night`;

test("of a chat the host's words are placed, without names, times and notices", async () => {
  const sentences = await read(CHAT);
  expect(placed(sentences)).toEqual([
    ["checkin", "15:00"],
    ["checkin", "The lockbox is on the railing by the side door, code 5519"],
    ["checkin", "Park in bay 7, not 8 please"],
    ["rules", "The bins go out on Sunday night"],
  ]);
  expect(sentences.map(({ text }) => text).join(" ")).not.toMatch(/deleted|omitted|encrypted|Priya|18:/);
});

test("what guests wrote in a chat is left out and listed", async () => {
  expect(leftOut(await read(CHAT))).toEqual([
    "Hi!",
    "What time can we get in?",
    "Our flight lands at 14:20",
    "We arrive at 6pm",
  ]);
});

test("a chat of an Android phone is read as one, too", async () => {
  const chat = `03.05.24, 09:14 - Petra: Der Müll wird dienstags abgeholt.
03.05.24, 09:15 - Familie Schulz: Danke!
03.05.24, 09:16 - Petra: Das Rauchen ist in der Wohnung nicht gestattet.`;
  expect(placed(await read(chat))).toEqual([
    ["howto", "Der Müll wird dienstags abgeholt."],
    ["rules", "Das Rauchen ist in der Wohnung nicht gestattet."],
  ]);
});

const EMAIL = `From: Jane Roe <jane@roe.example>
To: Tom Baker <tom@baker.example>
Date: Tue, 4 May 2021 10:22
Subject: Re: Your stay at Mill Barn

Hi Tom,

Check-in is from 4pm. The key is under the blue pot by the back door.
Please don't light candles. The nearest shop is the Spar in Hawes.

Kind regards,
Jane
07700 900123

On Mon, 3 May 2021 at 09:10, Tom Baker <tom@baker.example> wrote:
> Can we bring our dog? We arrive about 6pm.
> Tom`;

test("of e-mails headers go; quotations, the farewell and the signature are left out", async () => {
  const sentences = await read(EMAIL);
  expect(placed(sentences)).toEqual([
    ["checkin", "16:00"],
    ["checkin", "The key is under the blue pot by the back door."],
    ["rules", "Please don't light candles."],
    ["shopping", "The nearest shop is the Spar in Hawes."],
  ]);
  expect(leftOut(sentences)).toEqual(
    expect.arrayContaining(["Jane", "07700 900123", "Can we bring our dog?", "We arrive about 6pm."]),
  );
  expect(sentences.map(({ text }) => text).join(" ")).not.toMatch(/Subject|wrote|@/);
});

test("a manual that is quoted as a whole is read", async () => {
  const quoted = `Subject: Fwd: the barn

See below!

> Check-in is from 4pm.
> The key is under the blue pot by the back door.
> Please don't light candles indoors, the thatch is dry.
> The nearest shop is the Spar in Hawes, it is open until ten.`;
  expect(placed(await read(quoted)).map(([section]) => section)).toEqual(
    expect.arrayContaining(["checkin", "rules", "shopping"]),
  );
});

test("a sentence that stands twice is offered once", async () => {
  const twice = `Kitchen\nThe oven is slow, so give it ten minutes.\n\nRules\nNo smoking indoors.\nThe oven is slow, so give it ten minutes.`;
  expect((await read(twice)).filter(({ text }) => text.startsWith("The oven"))).toHaveLength(1);
});

test("a label and its value make no e-mail of a manual", async () => {
  const sentences = await read("From: 3 pm you can check in.\n\nTo: the beach it is a ten minute walk.");
  expect(sentences.map(({ text }) => text).join(" ")).toContain("the beach");
});

test("what the host wrote is read where a later e-mail quotes it, the guest's answer between is not", async () => {
  const thread = `From: Jane Roe <jane@roe.example>
Date: Tue, 4 May 2021 10:22
Subject: Re: Re: Your stay at Mill Barn

Hi Tom,

The oven is slow, so give it ten minutes.

On Mon, 3 May 2021 at 09:10, Tom Baker <tom@baker.example> wrote:
> Can we bring our dog?
>
> On Sun, 2 May 2021 at 20:15, Jane Roe wrote:
>> Please don't light candles in the barn.
>> The nearest shop is the Spar in Hawes.
> Thanks, Tom`;
  const sentences = await read(thread);
  expect(placed(sentences).map(([, text]) => text)).toEqual([
    "The oven is slow, so give it ten minutes.",
    "Please don't light candles in the barn.",
    "The nearest shop is the Spar in Hawes.",
  ]);
  expect(leftOut(sentences)).toEqual(expect.arrayContaining(["Can we bring our dog?", "Thanks, Tom"]));
});

test("an earlier e-mail of the host is read where each of its lines is quoted below its header", async () => {
  const thread = `From: Guest Care | Mill Barn Stays <care@barn.example>
Date: Tue, 4 May 2021 10:22
Subject: Re: Your stay at Mill Barn

> Where do we leave the car?
Cars stay in the yard behind the barn.

-----Original Message-----
From: Mill Barn Stays
Sent: Monday, 3 May 2021 12:00
Subject: Your stay at Mill Barn

> Please don't light candles in the barn.
> The nearest shop is the Spar in Hawes.`;
  expect(placed(await read(thread)).map(([, text]) => text)).toEqual([
    "Cars stay in the yard behind the barn.",
    "Please don't light candles in the barn.",
    "The nearest shop is the Spar in Hawes.",
  ]);
});

test("sentences that a narrow column cut are whole again, and so are their words", async () => {
  const column = `SWIMMING POOL
The pump runs by itself from 8
to 11 and from 17 to 20. Please
do not touch the valves in the pump
house. There is no lifeguard, so
children must never be at the water
alone. At the chapel take the con-
crete road uphill and stop at the
blue gate.
ARRIVAL
Cars stay under the pergola, be-
cause the farmer drives his tractor
through the yard at sunrise.`;
  const texts = (await read(column)).map(({ text }) => text);
  expect(texts).toContain("There is no lifeguard, so children must never be at the water alone.");
  expect(texts).toContain("At the chapel take the concrete road uphill and stop at the blue gate.");
  expect(texts).toContain(
    "Cars stay under the pergola, because the farmer drives his tractor through the yard at sunrise.",
  );
});

test("a line of a chat heads nothing: a network's name and password in it are secret", async () => {
  const chat = `12/05/2024, 19:31 - Tom: We're in! Kids are asking for the internet already
12/05/2024, 19:33 - Morag: Of course they are
12/05/2024, 19:33 - Morag: SkerryGuest / otterbay77
12/05/2024, 20:02 - Morag: Open the bottom vent fully to light the stove and close it halfway when it's going.`;
  const sentences = await read(chat);
  expect(placed(sentences)).toEqual([
    ["wifi", "SkerryGuest"],
    ["wifi", "otterbay77"],
    ["howto", "Open the bottom vent fully to light the stove and close it halfway when it's going."],
  ]);
  expect(sentences.filter(({ under }) => under !== undefined)).toEqual([]);
});
