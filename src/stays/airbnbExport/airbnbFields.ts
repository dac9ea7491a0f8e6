import { formatTime } from "#core/format.ts";
import { paragraphsIn } from "#sections/richtext/reading.ts";
import { htmlForReaderOf } from "#sections/richtext/notForPassages.ts";
import { withoutStayOnly } from "#sections/richtext/stayPassages.ts";
import { readRichText } from "#sections/richtext/tree.ts";
import { propertyIn, type GuestSection } from "#sections/section.ts";
import { postalAddressLines } from "#sections/property/postalAddress.ts";
import { airbnbFieldNames, type AirbnbFieldName } from "#stays/airbnbExport/airbnbFieldNames.ts";
import { findPolicyMarks, type PolicyMark } from "#guidebooks/policy/messagePolicy.ts";
import { newCodeSearch } from "#sections/codeInText.ts";

interface AirbnbField {
  name: AirbnbFieldName;
  text: string;
  /** In code points. */
  length: number;
  /** Whether it is public at Airbnb before a booking: it must not have a code. */
  isPublic: boolean;
  saysDoorCode: boolean;
  marks: PolicyMark[];
}

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join("\n");
const readHtml = (html: string) =>
  paragraphsIn(readRichText(htmlForReaderOf(html, "airbnb", null))).join("\n");
const open = (html: string) => readHtml(withoutStayOnly(html));

/** Returns Airbnb's fields; stay-only passages are in the check-in instructions alone (Stays 35), those not for Airbnb in none. */
export function airbnbFields(sections: readonly GuestSection[]): AirbnbField[] {
  const texts: Record<AirbnbFieldName, string[]> = {
    "Check-in instructions": [],
    Directions: [],
    "House manual": [],
    "Wi-Fi name": [],
    "Wi-Fi password": [],
    "House rules": [],
    "Check-out instructions": [],
  };
  const property = propertyIn(sections)?.content;
  if (property) texts.Directions.push(postalAddressLines(property).join(", "));
  let doorCode = "";
  for (const { type, content, title } of sections) {
    if (type === "checkin") {
      ({ doorCode } = content);
      texts["Check-in instructions"].push(
        join(
          content.checkInType,
          content.checkInTime && `From ${formatTime(content.checkInTime)}`,
          readHtml(content.details),
          doorCode && `Door code: ${doorCode}`,
        ),
      );
      texts.Directions.push(open(content.parkingInfo));
    } else if (type === "transportation") texts.Directions.push(open(content.text));
    else if (type === "amenities" || type === "kitchen")
      texts["House manual"].push(withTitle(title, open(content.text)));
    else if (type === "howto") {
      for (const item of content.items)
        texts["House manual"].push(withTitle(item.title, open(item.description)));
    } else if (type === "wifi") {
      texts["Wi-Fi name"].push(content.networkName);
      texts["Wi-Fi password"].push(content.password);
      texts["House manual"].push(open(content.notes));
    } else if (type === "rules") texts["House rules"].push(content.rules.join("\n"));
    else if (type === "departure") {
      texts["Check-out instructions"].push(
        join(
          content.checkOutTime && `By ${formatTime(content.checkOutTime)}`,
          open(content.intro),
          ...content.items,
        ),
      );
    }
  }
  const saysCode = newCodeSearch(doorCode);
  return airbnbFieldNames.flatMap((name) => {
    const text = texts[name].filter(Boolean).join("\n\n");
    if (!text) return [];
    const isPublic = name === "House rules";
    const length = Array.from(text).length;
    const saysDoorCode = saysCode(text);
    return { name, text, length, isPublic, saysDoorCode, marks: findPolicyMarks(text) };
  });
}

const withTitle = (title: string, text: string) => (text ? `${title}\n${text}` : "");
