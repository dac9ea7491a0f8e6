import { z } from "zod";
import { oneLine } from "#core/visibleText.ts";
import type { Answer } from "#stays/arrivalForms/contract.ts";
import type { GuestForm, RefusedAnswer } from "#stays/arrivalForms/guestForm.ts";
import { CAR_PLATE_MAX, MAX_NAMES, NAME_MAX } from "#stays/arrivalForms/limits.ts";

const line = z.string().catch("").transform(oneLine);
const sentForm = z.object({
  names: z.string().catch(""),
  name: line,
  time: line,
  plate: line,
  agree: line,
  version: line,
});
type SentForm = z.output<typeof sentForm>;

/** The words of the rules that a guest agrees to, in their language. */
interface ShownRules {
  words: string[];
  language: string;
}

type Read = { ok: true; answer: Answer } | { ok: false; refused: RefusedAnswer };

/** Reads what a guest sent for a form, at a moment (epoch ms). What is wrong goes back with what was typed. */
export function readAnswer(form: GuestForm, body: unknown, shown: ShownRules, now: number): Read {
  const sent = sentForm.parse(body);
  const names = sent.names
    .split("\n")
    .map(oneLine)
    .filter((name) => name !== "");
  const problems = problemsOf(form, sent, names);
  if (Object.keys(problems).length > 0) {
    // The tick is for the words that were read: for others it is asked again.
    const { agree, ...typed } = sent;
    return { ok: false, refused: { typed: { ...typed, ...(!problems.form && { agree }) }, problems } };
  }
  const { rulesVersion: version } = form;
  const by = form.names ? (names[0] ?? "") : sent.name;
  return {
    ok: true,
    answer: {
      names: form.names ? names : null,
      // Where it is not asked any more, what was said before stands.
      arrivalTime: form.arrivalTime ? sent.time : (form.answer?.arrivalTime ?? null),
      carPlate: (form.carPlate && sent.plate) || null,
      rules: version === null ? null : { by, at: now, version, ...shown },
    },
  };
}

function problemsOf(form: GuestForm, sent: SentForm, names: string[]): RefusedAnswer["problems"] {
  const isLong = names.length > MAX_NAMES || names.some((name) => name.length > NAME_MAX);
  const asksRules = form.rulesVersion !== null;
  return {
    ...(form.names && names.length === 0 && { names: "names" }),
    ...(form.names && isLong && { names: "tooLong" }),
    ...(form.arrivalTime && !/^([01]\d|2[0-3]):[0-5]\d$/.test(sent.time) && { time: "time" }),
    ...(form.carPlate && sent.plate.length > CAR_PLATE_MAX && { plate: "tooLong" }),
    ...(asksRules && !form.names && sent.name === "" && { name: "name" }),
    ...(asksRules && !form.names && sent.name.length > NAME_MAX && { name: "tooLong" }),
    ...(asksRules && sent.agree === "" && { agree: "agree" }),
    ...(asksRules && sent.version !== form.rulesVersion && { form: "read" }),
  };
}
