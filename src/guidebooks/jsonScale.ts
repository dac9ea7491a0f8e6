/** The parse cost of a JSON body, as far as it was read. */
interface JsonScale {
  add(piece: string): void;
  /** Characters, but for those of embedded pictures. */
  readonly characters: number;
  /** Values in lists and objects, at all levels. */
  readonly values: number;
  /** The deepest nesting of lists and objects. */
  readonly depth: number;
}

const PICTURE = /data:image\/[\w.+-]{1,40};base64,/i;
/** The longest text that matches it. */
const PICTURE_HEAD_MAX = 59;
const NOT_BASE64 = /[^\w+/=-]/;

/** Measures a JSON body without parsing it: a hostile one takes a parser a second and a gigabyte. */
export function newJsonScale(): JsonScale {
  let characters = 0;
  let values = 1;
  let open = 0;
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let isInPicture = false;
  /** The end of the last chunk: a picture may begin in one chunk and end in the next. */
  let unweighed = "";

  const weigh = (text: string) => {
    characters += text.length;
    for (const sign of text) {
      if (isEscaped) isEscaped = false;
      else if (sign === '"') isInString = !isInString;
      else if (isInString) isEscaped = sign === "\\";
      else if (sign === ",") values += 1;
      else if (sign === "[" || sign === "{") {
        values += 1;
        open += 1;
        depth = Math.max(depth, open);
      } else if (sign === "]" || sign === "}") open -= 1;
    }
  };

  /** The rest of a chunk after the pictures in it. */
  const weighToPictures = (piece: string): string => {
    let rest = piece;
    for (;;) {
      if (isInPicture) {
        const end = rest.search(NOT_BASE64);
        if (end < 0) return "";
        rest = rest.slice(end);
        isInPicture = false;
      }
      const head = PICTURE.exec(rest);
      if (!head) return rest;
      const begin = head.index + head[0].length;
      weigh(rest.slice(0, begin));
      rest = rest.slice(begin);
      isInPicture = true;
    }
  };

  return {
    add(piece) {
      const rest = weighToPictures(unweighed + piece);
      const at = Math.max(0, rest.length - PICTURE_HEAD_MAX);
      weigh(rest.slice(0, at));
      unweighed = rest.slice(at);
    },
    get characters() {
      return characters + unweighed.length;
    },
    get values() {
      return values;
    },
    get depth() {
      return depth;
    },
  };
}
