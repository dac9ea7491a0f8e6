/** A pattern that stands for more spellings than this stays a pattern. */
const MAX_SPELLINGS = 200;
/** What stands for more than a few spellings. */
const OPEN = /\\|\(\?(?!:)|[.*+^$]|\{|\[[^\]]*(?:\^|\w-\w)/;

/** Returns every spelling of a pattern such as "check(?:ing)?[- ]?outs?"; null where there are too many to list. */
export function spellingsOf(pattern: string): string[] | null {
  if (OPEN.test(pattern)) return null;
  const parts = pattern.match(/\(\?:|[|)?]|\[[^\]]*\]|[^()[\]|?]/gu) ?? [];
  let at = 0;
  const either = (): string[] => {
    const all = inTurn();
    while (parts[at] === "|") {
      at += 1;
      all.push(...inTurn());
    }
    return all;
  };
  const inTurn = (): string[] => {
    let all = [""];
    for (let part = parts[at]; part !== undefined && part !== "|" && part !== ")"; part = parts[at]) {
      at += 1;
      const next = part === "(?:" ? either() : part.startsWith("[") ? part.slice(1, -1).split("") : [part];
      if (part === "(?:") at += 1;
      if (parts[at] === "?") {
        at += 1;
        next.push("");
      }
      if (all.length * next.length <= MAX_SPELLINGS)
        all = all.flatMap((start) => next.map((end) => start + end));
      else all = Array<string>(MAX_SPELLINGS + 1).fill("");
    }
    return all;
  };
  const all = either();
  return all.length > MAX_SPELLINGS ? null : all.filter((spelling) => spelling !== "");
}
