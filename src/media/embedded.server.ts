import { Tokenizer, type Token, type TokenHandler } from "parse5";
import type { ShownPicture } from "#media/contract.ts";
import { findPictures, notOurs, takeInDataUri } from "#media/media.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { ok, refused, type Result } from "#platform/refusal.ts";

interface PictureTag {
  start: number;
  end: number;
  src: string;
  alt: string;
}

/**
 * Takes the pictures out of rich text that was just written: what is embedded as a `data:` address is stored, and every
 * `<img>` then says our own address, the sizes beside it, and its width and height. A picture of another site is
 * refused with a sentence that says to upload it (Pictures 3). Everything else stays to the letter: this does
 * not sanitise. How many pictures one request may bring is the caller's to say.
 */
export async function takeInPictures(
  platform: Platform,
  hostId: string,
  html: string,
): Promise<Result<string>> {
  const tags = pictureTags(html);
  if (tags.length === 0) return ok(html);

  const sources = new Set(tags.map(({ src }) => src).filter((src) => src !== ""));
  const pictures = await findPictures(platform, sources);
  for (const src of sources) {
    if (pictures.has(src)) continue;
    if (!/^data:/i.test(src)) return refused(notOurs);
    const taken = await takeInDataUri(platform, hostId, src);
    if (!taken.ok) return taken;
    pictures.set(src, taken.value);
  }
  return ok(rewrite(html, tags, pictures));
}

function rewrite(html: string, tags: PictureTag[], pictures: Map<string, ShownPicture>): string {
  let result = "";
  let from = 0;
  for (const { start, end, src, alt } of tags) {
    const picture = pictures.get(src);
    result += html.slice(from, start) + (picture ? imgTag(picture, alt) : "");
    from = end;
  }
  return result + html.slice(from);
}

function imgTag({ url, srcset, sizes, width, height }: ShownPicture, alt: string): string {
  const text = alt.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<img src="${url}" srcset="${srcset}" sizes="${sizes}" width="${width}" height="${height}" alt="${text}">`;
}

/**
 * Every picture in the order of the text. Tokens are enough, and take linear time whatever the text holds: a tree
 * would only tell apart places that sanitising clears anyway, such as the inside of a script.
 */
function pictureTags(html: string): PictureTag[] {
  const tags: PictureTag[] = [];
  const onStartTag = ({ tagName, attrs, location }: Token.TagToken) => {
    if ((tagName !== "img" && tagName !== "image") || !location) return;
    const said = (name: string) => attrs.find((attribute) => attribute.name === name)?.value ?? "";
    tags.push({
      start: location.startOffset,
      end: location.endOffset,
      src: said("src").trim(),
      alt: said("alt"),
    });
  };
  new Tokenizer({ sourceCodeLocationInfo: true }, { ...passedOver, onStartTag }).write(html, true);
  return tags;
}

const pass = () => {};
const passedOver: TokenHandler = {
  onComment: pass,
  onDoctype: pass,
  onStartTag: pass,
  onEndTag: pass,
  onEof: pass,
  onCharacter: pass,
  onNullCharacter: pass,
  onWhitespaceCharacter: pass,
};
