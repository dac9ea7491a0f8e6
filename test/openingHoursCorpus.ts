/** Values of `opening_hours` as mappers of OpenStreetMap write them, the tidy and the untidy, one a line. */
const lines = `
24/7
24/7; PH off
00:00-24:00
00:00-00:00
08:00-08:00
07:00-15:00
9:00-17:00
09:00-17:00; Su off
Mo-Su 06:00-22:00
Mo-Su 06:30-14:30
Mo-Su 11:00-23:00
Mo-Su 11:00-14:00,17:00-21:30; Tu off
Mo-Su,PH 09:00-17:00
Mo-Su 10:00-16:00; PH 11:00-15:00
Mo-Su 10:00-17:00; Dec 25 off
Mo-Su 10:00-17:00; Dec 25 off; Good Friday off
Mo-Su 09:00-17:00; Dec 25,Jan 01 off
Mo-Su 10:00-17:00; Feb 30 off
Mo-Su 10:00-17:00; Jan 1 closed; easter -2 days off
Dec 25 off; Mo-Su 10:00-17:00
PH off; Mo-Su 10:00-17:00
PH off; Mo-Fr 10:00-17:00
PH 10:00-14:00; Mo-Fr 09:00-17:00
Mo-Fr 09:00-17:00
Mo-Fr 09:00-17:00;
Mo-Fr 09:00-17:00; PH off
Mo-Fr 09:00-17:00;PH off
Mo-Fr 09:00-17:00, PH off
Mo-Fr 09:00-17:00; PH closed
Mo-Fr 09:00-17:00; SH off
Mo-Fr 09:00-17:00; SH closed; PH off
Mo-Fr 09:00-17:00; SH,PH off
Mo-Fr 09:00-17:00; PH,SH off
Mo-Fr 09:00-17:00; Sa off; Su off
Mo-Fr 09:00-17:00; Sa,Su off
Mo-Fr 09:00-17:00; Sa,Su,PH off
Mo-Fr 09:00-17:00; Sa-Su 10:00-16:00
Mo-Fr 09:00-17:00; Sa 09:00-12:00; PH off
Mo-Fr 09:00-17:00; PH off; Sa 09:00-12:00
Mo-Fr 09:00-17:00, Sa 09:00-12:00
Mo-Fr 09:00-17:00,Sa 09:00-12:00
Mo-Fr 09:00-17:00, Sa 09:00-12:00, Su 10:00-12:00
Mo-Fr 09:00-17:00 Sa 09:00-12:00
Mo-Fr: 09:00-17:00
Mo-Fr 09:00 - 17:00
Mo - Fr 09:00-17:00
Mo–Fr 09:00–17:00
mo-fr 09:00-17:00
Mon-Fri 09:00-17:00
Mo-Fr 9am-5pm
Mo-Fr 09.00-17.00
Mo-Fr 0900-1700
Mo-Fr 09:00-12:00,13:00-17:00
Mo-Fr 09:00-12:00, 13:00-17:00
Mo-Fr 09:00-12:00,13:00-17:00; Sa 09:00-12:00
Mo-Fr 09:00-12:00; Mo-Fr 13:00-17:00
Mo-Fr 09:00-12:00, Mo-Fr 13:00-17:00
Mo-Fr 09:00-13:00,12:00-17:00
Mo-Th 09:00-17:00; Fr 09:00-15:00
Mo-We,Fr 08:30-17:30; Th 08:30-21:00; Sa 09:00-17:00; Su 10:00-16:00
Mo-We 08:00-18:00; Th 08:00-21:00; Fr 08:00-18:00; Sa 08:00-17:00; Su 10:00-16:00
Mo-Sa 09:00-17:30; Su 10:00-17:00; PH 10:00-16:00
Mo-Sa 17:00-00:00
Mo-Sa 17:00-24:00; Su off
Mo,Tu,We,Th,Fr 06:30-16:00; Sa 07:00-15:00
Mo,We,Fr 10:00-14:00
Mo,We,Fr 10:00-14:00; We 10:00-18:00
Mo-Mo 09:00-17:00
Mo-Fr 17:00-17:00
Tu-Su 10:00-17:00
Tu-Su 10:00-17:00; Mo off
Tu-Su,PH 10:00-16:00; Mo off
Tu-Th 17:00-21:00; Fr-Sa 12:00-14:30,17:00-22:00; Su 12:00-20:00
We-Mo 07:00-15:00
We-Su 17:30-late
We-Su 17:30+
We-Su 17:30-22:00
We-Sa 17:00-23:00; Su 12:00-21:00; Mo-Tu off
Th-Mo 09:00-16:00
Th-Su 12:00-15:00,17:30-21:00
Th 18:00-20:00
Fr 18:00-26:00
Fr,Sa 18:00-02:00
Fr,Sa 20:00-03:00; Su-Th 20:00-01:00
Fr-Sa 18:00-02:00; Su 10:00-22:00
Fr-Sa 18:00-02:00, Su 10:00-22:00
Fr 24:00-26:00
Fr 25:00-27:00
Sa-Mo 10:00-16:00
Sa 08:00-13:00
Sa,Su 08:00-18:00
Sa-Su,PH 08:00-18:00; Mo-Fr 06:00-20:00
Sa[1] 09:00-13:00
Su[-1] 09:00-13:00
Su-Th 11:00-22:00; Fr-Sa 11:00-24:00
Su-Th 11:00-22:00; Fr,Sa 11:00-01:00
Su 10:00-14:00; Mo-Fr 09:00-17:00
PH 10:00-14:00
PH off
PH,Mo-Fr 09:00-17:00
Mo-PH 09:00-17:00
Mo-Su
Mo-Fr
off
closed
closed; Sa 10:00-12:00
Mo-Su off
Mo-Su off; Sa 10:00-12:00
unknown
"by appointment"
Mo-Fr 09:00-17:00 "by appointment"
Mo-Fr 09:00-17:00 || "by appointment"
Mo-Fr 09:00-17:00 unknown
Mo-Fr 09:00-17:00 open
Mo-Fr 09:00-17:00; Sa 09:00-12:00 off
Mo-Fr 09:00-17:00; 12:00-13:00 off
Mo-Fr 09:00-17:00; Fr 12:00-14:00 closed
Mo-Su sunrise-sunset
sunrise-sunset
dawn-dusk
Mo-Su 06:00-sunset
Mo-Su (sunrise-00:30)-21:00
Apr-Oct Mo-Fr 09:00-17:00
Oct-Mar 06:00-20:00; Apr-Sep 07:00-18:00
Dec-Feb Mo-Su 09:00-18:00
Mo-Su 10:00-17:00; Jun-Aug off
Mo-Su 10:00-17:00; Jul off
Jan,Jul off; Mo-Su 10:00-17:00
Mo-Su 10:00-17:00; Jan,Jul off
Apr-Oct: Mo-Su 10:00-18:00; Nov-Mar: Sa,Su 11:00-16:00
Apr-Oct Mo-Fr 09:00-17:00; Apr-Oct Sa 10:00-12:00
Apr-Oct Mo-Fr 09:00-17:00, Sa 10:00-12:00
Apr-Oct Mo-Fr 09:00-17:00; Sa 10:00-12:00
May - Sep Tu-Su 10:00-18:00; PH off
Jun-Aug 24/7
Jun-Aug
Jun 1-Aug 31 10:00-18:00
Mar-May,Sep-Nov We-Su 11:00-16:00
Oct-Apr Fr,Sa 18:00-02:00; May-Sep Mo-Su 12:00-23:00; Dec 25 off
Nov-Mar off; Dec 25 off; Mo-Su 09:00-17:00
Mo-Su 09:00-17:00; Nov-Mar off; Dec 25 off
2026 Mo-Fr 09:00-17:00
week 01-26 Mo-Fr 09:00-17:00
Jan 26-Feb 02 off; Mo-Fr 09:00-17:00
Mo-Fr 09:00-17:00; Dec 24 09:00-12:00
Mo-Fr 09:00-17:00; Dec 24-Jan 02 off
Mo-Fr 09:00-17:00; Sa,Su,PH 10:00-14:00
Mo-Fr 09:00-17:00; Sa,Su,PH 10:00-14:00; Dec 25 off
Mo-Fr 09:00-17:00; PH Su 10:00-14:00
Mo-Fr 09:00-17:00; PH Mo-Fr off
Mo-Fr,PH 09:00-17:00
Mo-Fr,PH 09:00-17:00; PH off
Mo-Su 09:00-17:00; PH -1 day 09:00-12:00
Mo-Fr 99:00-17:00
Mo-Fr 09:00-17:75
Mo-Fr 24:30-25:00
yes
no
`;

const days = ["", "Mo-Su ", "Mo-Fr ", "Tu-Sa ", "Sa-Mo ", "Mo,We-Fr ", "Fr ", "Su-Th,PH "];
const spans = ["10:00-16:00", "00:00-12:00", "17:00-01:30", "12:00-24:00", "09:30-12:00,13:00-17:15", "24/7"];
const after = [
  "",
  "; Sa 11:00-15:00",
  ", Su 18:00-20:00",
  "; PH off",
  "; Su,PH 12:00-14:00",
  "; We off",
  "; Dec 25 off",
];

/** What mappers write, and a week of usual days, times and exceptions put together in each way. */
export const openingHoursCorpus: string[] = [
  ...new Set([
    ...lines.trim().split("\n"),
    ...days.flatMap((day) => spans.flatMap((span) => after.map((rest) => day + span + rest))),
  ]),
].filter((value) => !value.includes("24/7, ")); // not in the grammar
