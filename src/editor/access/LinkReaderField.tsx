import { platformNames, stayPlatforms } from "#core/platforms.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { notForIn } from "#sections/richtext/notForPassages.ts";
import { leavesOf } from "#sections/section.ts";
import type { Access } from "#stays/contract.ts";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/Select.tsx";

/** Returns whether a guidebook has passages that guests of some platforms do not see. */
export const hasNotForPassages = (sections: readonly HostSection[]): boolean =>
  sections.some((section) =>
    leavesOf(section).some(({ kind, value }) => kind === "html" && notForIn(value).length > 0),
  );

/** Whom the host gives links, QR codes and the print sheet. */
export function LinkReaderField({ value }: { value: Access["permanentLinkAs"] }) {
  return (
    <Field
      label="Who opens your links and QR codes"
      hint="For text that is not for guests of a platform. A stay’s own link always follows the stay."
    >
      <Select name="permanentLinkAs" defaultValue={value}>
        <option value="unknown">Anyone: hide that text</option>
        <option value="direct">Only guests who booked with me: show it</option>
        {stayPlatforms.map((platform) => (
          <option key={platform} value={platform}>
            Only guests of {platformNames[platform]}: hide what is not for them
          </option>
        ))}
      </Select>
    </Field>
  );
}
