import { newCodeSearch } from "#sections/codeInText.ts";
import { hasDigits, isPlaceholder, keysOf, speaksOfCode } from "#stays/arrivalChecks/codeWords.ts";
import type { Finding } from "#stays/arrivalChecks/contract.ts";
import type { ArrivalFacts, GuidebookFacts } from "#stays/arrivalChecks/facts.ts";
import { editorPath, newFinding, staysPath } from "#stays/arrivalChecks/finding.ts";
import { isSameCode } from "#stays/arrivalChecks/statedCode.ts";

/** The number of earlier guests with the code from which the host is shown it. */
const KNOWN_TO_MANY = 10;

/** Returns what is wrong with the door code: missing, not on the lock, other in a text, too readable. */
export function findInCodes(facts: ArrivalFacts): Finding[] {
  const { stay, guidebook } = facts;
  const own = stay.doorCode?.trim() ?? "";
  const code = own || guidebook.doorCode.trim();
  if (code === "") return findWithoutCode(facts);
  const stays = staysPath(guidebook, stay);
  if (isPlaceholder(code)) {
    const path = own ? stays : editorPath(guidebook, "checkin.doorCode");
    const sentence = `“${code}” is in the place of the door code.`;
    return [newFinding("no_door_code", sentence, { label: "Type the code", path })];
  }
  const found: Finding[] = [];
  if (own && stay.lockSetAt === null && keysOf(own) !== keysOf(guidebook.doorCode)) {
    const sentence = "The door code of this stay is not set on the lock yet.";
    found.push(
      newFinding("lock_not_set", sentence, { label: "I have set it", path: stays, action: "lock set" }),
    );
  }
  return [...found, ...findInTexts(facts, own, code), ...findKnown(facts)];
}

/** Returns a finding for a missing code, unless the check-in describes a key or a host at the door. */
function findWithoutCode({ guidebook }: ArrivalFacts): Finding[] {
  if (guidebook.hasSecretCheckIn) return [];
  const checkIn = guidebook.texts.filter(({ type }) => type === "checkin").map(({ whole }) => whole);
  const text = checkIn.join(" ").trim();
  const mend = { label: "Type the code", path: editorPath(guidebook, "checkin.doorCode") };
  if (text === "") {
    return [newFinding("no_way_in", "Nothing says how the guest gets in: Check In is empty.", mend)];
  }
  if (!speaksOfCode(text) || hasDigits(text)) return [];
  return [newFinding("no_door_code", "Check In speaks of a code, and there is none.", mend)];
}

function findInTexts({ guidebook }: ArrivalFacts, own: string, code: string): Finding[] {
  const { texts, access } = guidebook;
  const found: Finding[] = [];
  const other = findOtherCode(guidebook, own, code);
  if (other) {
    const { text, code: otherCode } = other;
    const sentence = `“${text.title}” says the code ${otherCode}, and this guest’s is ${code}.`;
    const path = editorPath(guidebook, text.type);
    found.push(newFinding("other_code_in_text", sentence, { label: "Change the text", path }));
  }
  if (access.access !== "stays") return found;
  const saysCode = newCodeSearch(code);
  const open = texts.find(({ open: text }) => saysCode(text));
  if (open) {
    const sentence = `The door code also stands in “${open.title}”, where everyone with a link reads it.`;
    found.push(
      newFinding("code_in_open_text", sentence, { label: "Hide it", path: editorPath(guidebook, open.type) }),
    );
  }
  return found;
}

/** Returns the first text with another code than the guest's: the guidebook's door code, or one in the text itself. */
function findOtherCode({ texts, doorCode }: GuidebookFacts, own: string, code: string) {
  const former = own && keysOf(own) !== keysOf(doorCode) ? doorCode : "";
  const saysFormer = newCodeSearch(former);
  for (const text of texts) {
    if (former && saysFormer(text.whole)) return { text, code: former };
    const differing = text.codes.find((one) => !isSameCode(one, code));
    if (differing !== undefined && !text.codes.some((one) => isSameCode(one, code)))
      return { text, code: differing };
  }
  return undefined;
}

function findKnown({ codeKnownTo, guidebook }: ArrivalFacts): Finding[] {
  if (codeKnownTo < KNOWN_TO_MANY) return [];
  const sentence = `This code is known to ${codeKnownTo} earlier guests.`;
  return [
    newFinding("code_known", sentence, {
      label: "Change the code",
      path: editorPath(guidebook, "checkin.doorCode"),
    }),
  ];
}
