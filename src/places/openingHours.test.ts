import { expect, test } from "vitest";
import { sayOpeningHours } from "#places/openingHours.ts";

test.each([
  ["00:00-24:00", "24 hours a day"],
  ["24/7", "24 hours a day"],
  ["Mo-Su 07:00-15:00", "7 am to 3 pm daily"],
  ["07:00-15:00", "7 am to 3 pm daily"],
  ["Mo-Fr 07:00-15:30; Sa, Su 07:30-14:30", "Monday to Friday 7 am to 3:30 pm, weekends 7:30 am to 2:30 pm"],
  [
    "Mo-Fr 09:00-12:00,13:00-17:00; PH off",
    "Monday to Friday 9 am to noon and 1 pm to 5 pm, closed on public holidays",
  ],
  ["24/7; PH closed", "24 hours a day, closed on public holidays"],
  ["Mo-Su,PH 10:00-16:00", "10 am to 4 pm daily, public holidays too"],
  ["Mo-Sa 08:00-18:00; PH 10:00-14:00", "Monday to Saturday 8 am to 6 pm, public holidays 10 am to 2 pm"],
  ["Mo-Fr 08:00-17:00, Sa 08:00-12:00", "Monday to Friday 8 am to 5 pm, Saturday 8 am to noon"],
  [
    "Mo-Th 11:00-22:00; Fr,Sa 11:00-24:00; Su 11:00-22:00",
    "Sunday to Thursday 11 am to 10 pm, Friday and Saturday 11 am to midnight",
  ],
  ["Mo-Fr 00:00-24:00; Sa 08:00-12:00", "Monday to Friday all day, Saturday 8 am to noon"],
  ["Mo-Sa 17:00-00:00", "Monday to Saturday 5 pm to midnight"],
  ["Mo,Tu 09:00-12:00, Mo 13:00-15:00", "Monday 9 am to noon and 1 pm to 3 pm, Tuesday 9 am to noon"],
  ["sunrise-sunset", "sunrise to sunset"],
  ["We-Su 17:00-24:00; Tu off", "Wednesday to Sunday 5 pm to midnight"],
  ["Fr 18:00-26:00", "Friday 6 pm to 2 am"],
  ["Mo,We 10:00-18:00", "Monday and Wednesday 10 am to 6 pm"],
  [
    "Mo-Tu 10:00-18:00; We 10:00-19:00; Th-Fr 10:00-18:00; Sa-Su 12:00-16:00; PH off",
    "Monday, Tuesday, Thursday and Friday 10 am to 6 pm, Wednesday 10 am to 7 pm, weekends noon to 4 pm, closed on public holidays",
  ],
  ["Mo-Su 00:00-00:00", "24 hours a day"],
  ["08:00-08:00", "24 hours a day"],
  ["Mo-Fr 08:00–17:00", "Monday to Friday 8 am to 5 pm"],
  [
    "Mo-Sa 10:00-17:00; Su,PH 12:00-16:00",
    "Monday to Saturday 10 am to 5 pm, Sunday and public holidays noon to 4 pm",
  ],
  [
    "Mo-Fr 06:00-20:00; Sa-Su,PH 07:00-19:00",
    "Monday to Friday 6 am to 8 pm, weekends and public holidays 7 am to 7 pm",
  ],
  [
    "Mo-We 08:00-18:00; Th 08:00-21:00; Fr 08:00-18:00; Sa 08:00-17:00; Su 10:00-16:00",
    "Monday, Tuesday, Wednesday and Friday 8 am to 6 pm, Thursday 8 am to 9 pm, Saturday 8 am to 5 pm, Sunday 10 am to 4 pm",
  ],
  ["Mo-Su 10:00-17:00; Dec 25 off", "10 am to 5 pm daily, closed on 25 December"],
  [
    "Tu-Su 10:00-16:00; PH off; easter -2 days off; Dec 25 closed",
    "Tuesday to Sunday 10 am to 4 pm, closed on public holidays, Good Friday and 25 December",
  ],
])("%s", (text, words) => expect(sayOpeningHours(text)).toBe(words));

test.each([
  undefined,
  "",
  "off",
  "Mo-Su sunrise-21:00",
  "Mo-PH 10:00-16:00",
  "10:00+",
  '08:00-17:00 "by appointment"',
  "Mo-Fr 08:00-17:00; SH 10:00-12:00",
  "Apr-Oct Mo-Fr 09:00-17:00",
  "PH 10:00-14:00",
  "Mo-Fr 09:00-17:00; Dec 24 09:00-12:00",
  "Dec 25 off",
  "Mo 99:00-17:00",
  "yes",
])("says nothing about %s", (text) => expect(sayOpeningHours(text)).toBeNull());
