import { care } from "#test/taste/care.ts";
import { doctors } from "#test/taste/doctors.ts";
import { nightlife } from "#test/taste/nightlife.ts";
import { shops } from "#test/taste/shops.ts";
import { sights } from "#test/taste/sights.ts";
import { transport } from "#test/taste/transport.ts";

/** A place as maps have them, and what it is to a guest, decided by a person before the code was. */
export interface TastedPlace {
  /** A category; "no" for what no guest is sent to; "emergency" or "callFirst" for hospitals; "adults" before a category. */
  label: string;
  name: string;
  tags: Record<string, string>;
}

/** Lines of "label | name | key=value key=value", where a value's spaces are tildes. Names are made up. */
const read = (text: string): TastedPlace[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [label = "", name = "", tags = ""] = line.split("|").map((part) => part.trim());
      const pairs = tags.split(/\s+/).map((pair) => pair.split("=") as [string, string]); // written so below
      const spaced = pairs.map(([key, value]) => [key, value.replaceAll("~", " ")]);
      return { label, name, tags: { ...(name && { name }), ...Object.fromEntries(spaced) } };
    });

export const tasteCorpus: TastedPlace[] = [care, doctors, nightlife, shops, sights, transport].flatMap(read);
