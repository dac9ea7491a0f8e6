import { readFileSync } from "node:fs";
import { languageOr, type Language } from "#core/i18n/languages.ts";
import type { AnswersGuidebook } from "#test/answers/guidebook.ts";
import { fantailBach } from "#test/answers/guidebooks/fantailBach.ts";
import { gullRockCottage } from "#test/answers/guidebooks/gullRockCottage.ts";
import { skerravoe } from "#test/answers/guidebooks/skerravoe.ts";
import { twoBucksCabin } from "#test/answers/guidebooks/twoBucksCabin.ts";
import { kiebitznest } from "#test/answers/guidebooks/kiebitznest.ts";
import { kohlroeserl } from "#test/answers/guidebooks/kohlroeserl.ts";
import { harfang } from "#test/answers/guidebooks/harfang.ts";
import { magnanerie } from "#test/answers/guidebooks/magnanerie.ts";
import { cobblers } from "#test/answers/guidebooks/cobblers.ts";
import { tuibach } from "#test/answers/guidebooks/tuibach.ts";
import { hemlock } from "#test/answers/guidebooks/hemlock.ts";
import { andorinha } from "#test/answers/guidebooks/andorinha.ts";
import { reetkate } from "#test/answers/guidebooks/reetkate.ts";
import { hinteralm } from "#test/answers/guidebooks/hinteralm.ts";
import { mazet } from "#test/answers/guidebooks/mazet.ts";
import { canut } from "#test/answers/guidebooks/canut.ts";
import { hafod } from "#test/answers/guidebooks/hafod.ts";
import { banksia } from "#test/answers/guidebooks/banksia.ts";
import { rundle } from "#test/answers/guidebooks/rundle.ts";
import { luce } from "#test/answers/guidebooks/luce.ts";
import { deichkieker } from "#test/answers/guidebooks/deichkieker.ts";
import { moosalm } from "#test/answers/guidebooks/moosalm.ts";
import { panier } from "#test/answers/guidebooks/panier.ts";
import { huard } from "#test/answers/guidebooks/huard.ts";
import { almendro } from "#test/answers/guidebooks/almendro.ts";
import { arniston } from "#test/answers/guidebooks/arniston.ts";
import { azahar } from "#test/answers/guidebooks/azahar.ts";
import { bergblick } from "#test/answers/guidebooks/bergblick.ts";
import { bretagne } from "#test/answers/guidebooks/bretagne.ts";
import { castlefield } from "#test/answers/guidebooks/castlefield.ts";
import { driftwood } from "#test/answers/guidebooks/driftwood.ts";
import { erhai } from "#test/answers/guidebooks/erhai.ts";
import { granite } from "#test/answers/guidebooks/granite.ts";
import { ardara } from "#test/answers/guidebooks/ardara.ts";
import { coolum } from "#test/answers/guidebooks/coolum.ts";
import { feydeau } from "#test/answers/guidebooks/feydeau.ts";
import { heron } from "#test/answers/guidebooks/heron.ts";
import { larimer } from "#test/answers/guidebooks/larimer.ts";
import { noyers } from "#test/answers/guidebooks/noyers.ts";
import { sonnhof } from "#test/answers/guidebooks/sonnhof.ts";
import { suelz } from "#test/answers/guidebooks/suelz.ts";
import { hafen } from "#test/answers/guidebooks/hafen.ts";
import { huon } from "#test/answers/guidebooks/huon.ts";
import { kowhai } from "#test/answers/guidebooks/kowhai.ts";
import { laneway } from "#test/answers/guidebooks/laneway.ts";
import { leipzig } from "#test/answers/guidebooks/leipzig.ts";
import { lyon } from "#test/answers/guidebooks/lyon.ts";
import { minka } from "#test/answers/guidebooks/minka.ts";
import { muehle } from "#test/answers/guidebooks/muehle.ts";
import { nordsee } from "#test/answers/guidebooks/nordsee.ts";
import { oliviers } from "#test/answers/guidebooks/oliviers.ts";
import { sapin } from "#test/answers/guidebooks/sapin.ts";
import { speicher } from "#test/answers/guidebooks/speicher.ts";
import { stowe } from "#test/answers/guidebooks/stowe.ts";
import { terraza } from "#test/answers/guidebooks/terraza.ts";
import { totara } from "#test/answers/guidebooks/totara.ts";
import { tsubaki } from "#test/answers/guidebooks/tsubaki.ts";
import { wattle } from "#test/answers/guidebooks/wattle.ts";

const guidebooks = { azahar, bergblick, driftwood, erhai, laneway, oliviers, totara, tsubaki };
const unreadGuidebooks = { kowhai, muehle, terraza };
const laterGuidebooks = { almendro, granite, speicher };
const blindGuidebooks = { arniston, bretagne, castlefield, huon, leipzig, lyon, nordsee, stowe };
const unseenGuidebooks = { ardara, coolum, feydeau, heron, larimer, noyers, sonnhof, suelz };
const novemberGuidebooks = {
  fantailBach,
  gullRockCottage,
  skerravoe,
  twoBucksCabin,
  kiebitznest,
  kohlroeserl,
  harfang,
  magnanerie,
};
const winterGuidebooks = {
  cobblers,
  tuibach,
  hemlock,
  andorinha,
  reetkate,
  hinteralm,
  mazet,
  canut,
};
const lateGuidebooks = { hafod, banksia, rundle, luce, deichkieker, moosalm, panier, huard };
const tuningGuidebooks = { ...guidebooks, hafen, minka, sapin, wattle };

/** A part of the right passage; `section` where only that section's is right. */
interface ExpectedPassage {
  section?: string;
  text: string;
}

export interface Question {
  name: string;
  guidebook: AnswersGuidebook;
  /** What the guest speaks, and what the page speaks to them. */
  language: Language;
  text: string;
  /** Passages any of which is right. */
  expected: ExpectedPassage[];
  /** Whether no answer is right. */
  mayBeNone: boolean;
  /** Questions of one half were looked at while the search was tuned, those of the other were not. */
  half: "seen" | "unseen";
}

/** Returns the 400 questions. They were written before the search and its synonyms were. */
export const readQuestions = (): Question[] => questionsOf(guidebooks, ".");

/** Returns 120 more, over three other guidebooks: written when the search was there. */
export const readLaterQuestions = (): Question[] => questionsOf(laterGuidebooks, ".");

/** Returns 280 over the first eight guidebooks, by two who knew neither the search nor the other questions. */
export const readFreshQuestions = (): Question[] => questionsOf(guidebooks, "fresh");

/** Returns 240 over the first eight guidebooks, in turn by two others who knew neither: what the first asks was read since. */
export const readLastQuestions = (): Question[] => questionsOf(guidebooks, "last");

/** Returns 720 over the first eight guidebooks and four more, by three others: all were read while the search was tuned. */
export const readTuningQuestions = (): Question[] =>
  questionsOf(tuningGuidebooks, "read").map((question) => ({ ...question, half: "seen" }));

/** Returns 240 over the first eight guidebooks and three new ones, by two other authors, after tuning. */
export const readUnreadQuestions = (): Question[] =>
  questionsOf({ ...guidebooks, ...unreadGuidebooks }, "unread").map((question) => ({
    ...question,
    half: "unseen",
  }));

/** Returns 244 over eight new guidebooks, by two authors who had seen neither search nor questions, of November 2026. */
export const readBlindQuestions = (): Question[] =>
  questionsOf(blindGuidebooks, "blind").map((question) => ({ ...question, half: "unseen" }));

/** Returns 244 over eight more guidebooks, by an author who had seen neither, after the last change of the search. */
export const readUnseenQuestions = (): Question[] =>
  questionsOf(unseenGuidebooks, "unseen").map((question) => ({ ...question, half: "unseen" }));

/** Returns 244 over eight more guidebooks, by two authors who had seen neither, after the last change of the search. */
export const readNovemberQuestions = (): Question[] =>
  questionsOf(novemberGuidebooks, "november").map((question) => ({ ...question, half: "unseen" }));

/** Returns 244 over eight more guidebooks, by two authors who had seen neither: the weights with written questions are fitted to them. */
export const readWinterQuestions = (): Question[] =>
  questionsOf(winterGuidebooks, "winter").map((question) => ({ ...question, half: "unseen" }));

/** Returns 244 over eight more guidebooks, by two authors who had seen neither, asked once after those weights were fitted. */
export const readLateQuestions = (): Question[] =>
  questionsOf(lateGuidebooks, "late").map((question) => ({ ...question, half: "unseen" }));

function questionsOf(all: Record<string, AnswersGuidebook>, folder: string): Question[] {
  return Object.entries(all).flatMap(([name, guidebook]) => {
    const file = new URL(`./questions/${folder}/${name}.txt`, import.meta.url);
    const lines = readFileSync(file, "utf8").trim().split("\n");
    return lines.map((line, at): Question => {
      const [language = "", text = "", answer = ""] = line.split(" | ");
      const parts = answer.split(" / ");
      return {
        name,
        guidebook,
        language: languageOr(language),
        text,
        expected: parts.filter((part) => part !== "-").map(readExpected),
        mayBeNone: parts.includes("-"),
        half: at % 2 === 0 ? "seen" : "unseen",
      };
    });
  });
}

function readExpected(part: string): ExpectedPassage {
  const [, section, text] = /^(\w+)#(.+)$/.exec(part) ?? [];
  return section !== undefined && text !== undefined ? { section, text } : { text: part };
}

/** Returns whether what came first is right; undefined is nothing found. */
export function isExpected(
  { expected, mayBeNone }: Question,
  first: { section: string; text: string } | undefined,
): boolean {
  if (!first) return mayBeNone;
  return expected.some(
    ({ section, text }) => includesExpected(first.text, text) && (section ?? first.section) === first.section,
  );
}

const TIME = /^(\d\d):(\d\d)$/;

/** Returns whether a passage has the expected text; a time as the page writes it: "15:00" is "3 pm". */
function includesExpected(passage: string, expected: string): boolean {
  const [, hour, minutes] = TIME.exec(expected) ?? [];
  if (hour === undefined || passage.includes(expected)) return passage.includes(expected);
  const hours = Number(hour) % 12;
  if (hours === 0 && passage.includes("noon")) return true;
  const onTheHour = minutes === "00" ? "(?::00)?" : `:${minutes}`;
  return new RegExp(String.raw`(?<!\d)0?(?:${hours || 12}|${hours + 12})${onTheHour}(?![\d:])`).test(passage);
}
