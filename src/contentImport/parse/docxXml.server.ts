import { SaxesParser } from "saxes";
import { RefusedManual } from "#contentImport/blocks.ts";

/** What the parts of a Word file are read with: an element's name has its prefix, as Word writes it. */
interface XmlReader {
  open?(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Reads XML without document types: nothing outside is fetched, no entity grows. Throws `RefusedManual`. */
export function readXml(xml: string, reader: XmlReader): void {
  const parser = new SaxesParser();
  parser.on("doctype", () => {
    throw damaged();
  });
  parser.on("error", () => {
    throw damaged();
  });
  parser.on("opentag", ({ name, attributes }) => reader.open?.(name, attributes));
  parser.on("closetag", ({ name }) => reader.close?.(name));
  parser.on("text", (text) => reader.text?.(text));
  parser.write(xml).close();
}

export const damaged = () =>
  new RefusedManual(
    "This Word file is damaged. Open it in Word, save it again as .docx, and drop that here; or paste its text.",
  );
