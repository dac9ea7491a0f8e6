const SHORTEST = 3;

/** Returns the letters and digits of a door code without separators: "4 7 1 1 #" is 4711. */
export const keysOf = (code: string) => code.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Returns whether a door code is a placeholder: "TBC", "ask me", "xxxx". */
export function isPlaceholder(code: string): boolean {
  const keys = keysOf(code);
  if (/\d/.test(keys)) return /^0+$/.test(keys) && keys.length < SHORTEST;
  return (
    keys.length < SHORTEST ||
    /^(X+|TB[ACD]|ASK\w*|NONE|TODO|CODE|LATER|SOON|NA)$/.test(keys) ||
    /\b(ask|soon|later|tb[acd]|will|message)\b/i.test(code)
  );
}

export const speaksOfCode = (text: string) =>
  /\b(door ?code|access code|entry code|key ?pad|keypad|pin|lock ?box|key ?safe|smart ?lock|combination|digits|code)\b/i.test(
    text,
  );

export const hasDigits = (text: string) => /(?<!\d)\d{3,8}(?!\d)/.test(text);
