import { EMAIL, isPhone, LINK, PHONE } from "#guidebooks/policy/contactPatterns.ts";

/** Airbnb's Off-Platform and Fee Transparency Policy: marks passages it names, calls no text allowed. */
export const policy = {
  name: "Airbnb’s Off-Platform and Fee Transparency Policy",
  inForce: "2025-05-10",
} as const;

export const markKinds = ["link", "email", "phone", "wording"] as const;
type MarkKind = (typeof markKinds)[number];

export interface PolicyMark {
  kind: MarkKind;
  /** The passage, and its offset. */
  text: string;
  at: number;
  sentence: string;
}

const sentences: Record<MarkKind, string> = {
  link: "The policy mentions links that lead away from Airbnb, in listings and messages.",
  email: "The policy mentions email addresses and other ways to write outside Airbnb.",
  phone: "The policy mentions phone numbers and other ways to get in touch in messages.",
  wording:
    "The policy mentions moving a booking, payment or conversation away from Airbnb, and asking guests to sign up or install an app.",
};

const WORDING = new RegExp(
  [
    "whats ?app",
    "telegram",
    "viber",
    "wechat",
    "messenger",
    "instagram",
    "facebook",
    "book (?:with us )?direct(?:ly)?",
    "direct booking",
    "outside (?:of )?airbnb",
    "off (?:the )?platform",
    "cancel (?:your|the) (?:booking|reservation) and",
    "pay(?:ment)? (?:in )?cash",
    "bank transfer",
    "paypal",
    "venmo",
    "(?:cheaper|discount) (?:if|when) you book",
    "download (?:our|the|this) app",
    "(?:create|make) an account",
    "you (?:must|have to) (?:register|sign up)",
    "google review",
  ]
    .map((words) => `\\b${words}\\b`)
    .join("|"),
  "giu",
);

/** Passages of a text that are marked. */
const MAX_MARKS = 200;

/** Returns up to 200 passages of a text that the policy names, in order. Days and times are no telephone numbers. */
export function findPolicyMarks(text: string): PolicyMark[] {
  const marks: PolicyMark[] = [];
  const find = (kind: MarkKind, pattern: RegExp, isOne: (found: string) => boolean = () => true) => {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (marks.length === MAX_MARKS) return;
      const isTaken = marks.some(
        ({ at, text: taken }) => index < at + taken.length && at < index + found.length,
      );
      if (!isTaken && isOne(found)) marks.push({ kind, text: found, at: index, sentence: sentences[kind] });
    }
  };
  find("email", EMAIL);
  find("link", LINK);
  find("phone", PHONE, isPhone);
  find("wording", WORDING);
  return marks.toSorted((a, b) => a.at - b.at);
}
