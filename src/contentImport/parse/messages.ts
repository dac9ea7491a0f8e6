/** A line of a chat or of e-mails without what the programme wrote around it. */
export interface MessageLine {
  text: string;
  /** It is a guest's, a quotation or below a signature: no part of the manual. */
  isAside: boolean;
  /** It is of a chat. */
  isMessage: boolean;
}

interface AuthoredLine {
  text: string;
  /** "" where nothing says who wrote it. */
  author: string;
  isQuoted: boolean;
  isSignature: boolean;
}

const DAY = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?`;
const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[\s\u202f]?[ap]\.?m\.?)?`;
const WHEN = String.raw`(?:(?:${DAY},?\s+)?${CLOCK}|${CLOCK},\s+${DAY})`;
/** "[12/03, 09:14] Lucia: Good morning", "12.03.24, 09:14 - Lucia: Guten Morgen" */
const STAMP = String.raw`^[\s\u200e\u200f]*(?:\[\s?${WHEN}\s?\]|${DAY},?\s+${CLOCK}\s+[-–])\s*`;
const CHAT_LINE = new RegExp(String.raw`${STAMP}([^:]{1,40}):\s(.*)$`, "iu");
/** "Lucia, [12.03.24 09:14]" above what was said. */
const CHAT_AUTHOR = new RegExp(String.raw`^([^:,]{1,40}), \[${DAY},? ${CLOCK}\]:?\s*$`, "iu");
const CHAT_NOTICE = new RegExp(STAMP, "iu");
/** What stands for a message that is none. */
const NO_MESSAGE =
  /^[\s\u200e\u200f<]*(?:(?:you|this message was|nachricht|ce message a été|du hast|vous avez)\b.{0,24}(?:deleted|gelöscht|supprimé).{0,20}|(?:image|video|audio|sticker|gif|media|document|bild|medien|fichier|image)\b.{0,16}(?:omitted|ausgeschlossen|weggelassen|absente?|omis)|missed (?:voice|video) call.*|<?attached: .*)>?\.?\s*$/iu;
/** A chat has this number of lines with a time, and this share of all. */
const MIN_STAMPS = { lines: 3, share: 0.25 };

const HEADER =
  /^\s*\*?(from|von|de|da|van|to|an|à|a|para|aan|cc|bcc|kopie|subject|re|betreff|objet|asunto|oggetto|assunto|onderwerp|date|sent|datum|gesendet|envoyé|enviado(?: el)?|inviato|data|fecha|verzonden|reply-to|antwort an)\s?\*?:\*?\s+(\S.*)$/iu;
const FROM = /^(?:from|von|de|da|van)$/iu;
/** A header that none but an e-mail has. */
const TELLING =
  /^(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|sent|gesendet|envoyé|date|datum)$/iu;
/** "On Tue, 4 May 2021 at 10:22, Jane Roe <jane@roe.example> wrote:" */
const WROTE =
  /^\s*(?:on\s.{6,80}?,\s(?<en>[^,<]{2,60}?)\s?(?:<[^>]{1,80}>)?\s{1,4}wrote|am\s.{6,60}?\sschrieb\s(?<de>[^<]{2,60}?)\s?(?:<[^>]{1,80}>)?|le\s.{6,60}?,\s?(?<fr>[^,<]{2,60}?)\s?(?:<[^>]{1,80}>)?\s{1,4}a\sécrit|el\s.{6,60}?,\s(?<es>[^,<]{2,60}?)\s?(?:<[^>]{1,80}>)?\s{1,4}escribió)\s?:\s*$/iu;
const DIVIDER =
  /^\s*(?:-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|message d['’]origine|message transféré|mensaje original|messaggio originale)\s*-{2,}|(?:begin forwarded message|anfang der weitergeleiteten nachricht)\s*:?|_{10,})\s*$/iu;
const QUOTED = /^\s*(?:>\s?)+/;
const SIGNATURE =
  /^\s*(?:--|—)\s*$|^\s*(?:sent from my |get outlook for |von meinem .{2,20} gesendet|envoyé de mon |enviado desde mi |inviato da )/iu;
/** "Kind regards," and what stands below it, if it is short. */
const FAREWELL =
  /^\s*(?:(?:kind|best|warm(?:est)?|many)\s+)?(?:regards|wishes|cheers|thanks|yours (?:sincerely|faithfully|truly)|sincerely|love|mit freundlichen grüßen|(?:viele|liebe|herzliche|beste|schöne) grüße|(?:bien )?cordialement|(?:un )?(?:cordial )?saludos?(?: cordiales)?|cordiali saluti|(?:met )?vriendelijke groet(?:en)?)(?:\s+from)?\s*[,.!]?\s*$/iu;
const MAX_NAME_LINE = 40;
/** More than this of the text in quotations: the manual itself is quoted. */
const MOSTLY_QUOTED = 0.6;

/** Returns the lines of a chat or of e-mails by who wrote them; the host is who wrote most. Null where they are neither. */
export function readMessages(lines: readonly string[]): (MessageLine | null)[] | null {
  const chat = chatLines(lines);
  const authored = chat ?? emailLines(lines);
  if (!authored) return null;
  const host = hostOf(authored);
  const isMostlyQuoted =
    lengthOf(authored.filter((line) => line?.isQuoted)) > lengthOf(authored) * MOSTLY_QUOTED;
  return authored.map((line) => {
    if (!line) return null;
    const isForeign =
      line.author === "" ? line.isQuoted && !isMostlyQuoted : !isSameAuthor(line.author, host);
    return { text: line.text, isAside: line.isSignature || isForeign, isMessage: chat !== null };
  });
}

/** "Rui" is "Rui Tavares", and "Mill Barn" is "Jane | Mill Barn". */
const isSameAuthor = (one: string, other: string) =>
  ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);

const lengthOf = (lines: readonly (AuthoredLine | null)[]) =>
  lines.reduce((sum, line) => sum + (line?.text.length ?? 0), 0);

function hostOf(lines: readonly (AuthoredLine | null)[]): string {
  const lengths = [...Map.groupBy(lines, (line) => line?.author ?? "")].filter(([author]) => author !== "");
  return lengths.toSorted(([, one], [, other]) => lengthOf(other) - lengthOf(one))[0]?.[0] ?? "";
}

function chatLines(lines: readonly string[]): (AuthoredLine | null)[] | null {
  const stamps = lines.filter((line) => CHAT_LINE.test(line) || CHAT_AUTHOR.test(line)).length;
  const full = lines.filter((line) => line.trim() !== "").length;
  if (stamps < MIN_STAMPS.lines || stamps < full * MIN_STAMPS.share) return null;
  let author = "";
  return lines.map((line) => {
    const above = CHAT_AUTHOR.exec(line)?.[1];
    const [, name = above, message = ""] = CHAT_LINE.exec(line) ?? [];
    if (above === undefined && name === undefined && CHAT_NOTICE.test(line)) return null;
    author = name?.trim().toLowerCase() ?? author;
    const text = name === undefined ? line : message;
    if (above !== undefined) return null;
    return NO_MESSAGE.test(text) ? null : { text, author, isQuoted: false, isSignature: false };
  });
}

function emailLines(lines: readonly string[]): (AuthoredLine | null)[] | null {
  const isHeader = headersIn(lines);
  if (!isHeader.includes(true) && !lines.some((line) => WROTE.test(plainLine(line)))) return null;
  const depths = depthsBelow(lines, isHeader);
  /** Who wrote the lines of each depth of quotation: none, ">", ">>". */
  const authors: string[] = [];
  let depth = 0;
  let isSignature = false;
  /** Lines below a farewell that may be a name, a role or a telephone. */
  let names = 0;
  return lines.map((line, at) => {
    const text = plainLine(line);
    const own = depthOf(line);
    if (own !== depth) {
      isSignature = false;
      names = 0;
    }
    depth = own;
    const wrote = WROTE.exec(text)?.groups;
    const begins = isHeader[at] || wrote !== undefined || DIVIDER.test(text);
    if (begins) {
      const [, name = "", value = ""] = (isHeader[at] && HEADER.exec(text)) || [];
      const from = wrote ? Object.values(wrote).find(Boolean) : FROM.test(name) ? value : undefined;
      if (from) {
        authors.splice(wrote ? own + 1 : own, Infinity, nameOf(from));
        // Each line below is quoted: they are that e-mail's own.
        if (!wrote && (depths[at] ?? 0) > own) authors[own + 1] = nameOf(from);
      }
      isSignature = false;
      names = 0;
      return null;
    }
    if (SIGNATURE.test(text)) isSignature = true;
    if (FAREWELL.test(text)) names = 4;
    else if (names > 0) names = text.trim().length > MAX_NAME_LINE ? 0 : names - 1;
    return { text, author: authors[own] ?? "", isQuoted: own > 0, isSignature: isSignature || names > 0 };
  });
}

/** Returns for each header how deep the shallowest line of the e-mail below it is quoted, in time linear in the lines. */
function depthsBelow(lines: readonly string[], isHeader: readonly boolean[]): number[] {
  const depths: number[] = [];
  let shallowest = Infinity;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] ?? "";
    if (isHeader[at]) depths[at] = shallowest;
    else {
      if (isHeader[at + 1]) shallowest = Infinity;
      if (plainLine(line).trim() !== "") shallowest = Math.min(shallowest, depthOf(line));
    }
  }
  return depths;
}

const depthOf = (line: string) => QUOTED.exec(line)?.[0].replaceAll(/\s/g, "").length ?? 0;
const plainLine = (line: string) => line.replace(QUOTED, "");
const nameOf = (from: string) =>
  from
    .replace(/[<[(].*$/u, "")
    .replaceAll(/["'*]/g, "")
    .trim()
    .toLowerCase();

/** Returns which lines are headers: two of them stand together, or one that none but an e-mail has. */
function headersIn(lines: readonly string[]): boolean[] {
  const names = lines.map((line) => HEADER.exec(plainLine(line))?.[1]);
  return names.map(
    (name, at) =>
      name !== undefined &&
      (TELLING.test(name) || FROM.test(name) ? at === 0 || hasHeader(names, at) : hasHeader(names, at)),
  );
}

const hasHeader = (names: readonly (string | undefined)[], at: number) =>
  [at - 1, at + 1].some((place) => names[place] !== undefined) &&
  names.slice(Math.max(0, at - 3), at + 4).some((name) => name !== undefined && TELLING.test(name));
