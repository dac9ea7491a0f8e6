import type { Sentence } from "#contentImport/contract.ts";
import { topicOfHeading } from "#contentImport/classify/headingTopic.ts";
import { escapeMarkup } from "#core/markup.ts";
import { stayOnlyBlock } from "#sections/richtext/stayPassages.ts";

/** What a sentence brings to the section that it is put into. */
export type PutSentence = Pick<Sentence, "line" | "text" | "value" | "form" | "under" | "isSecret">;

/** Sentences that stand together: a paragraph, or a list. */
interface Group {
  form: PutSentence["form"];
  line: number;
  under: string | undefined;
  isSecret: boolean;
  texts: string[];
}

/** Returns sentences as rich text: those of a paragraph together, bullets as a list, what opens a door for the stay alone. */
export function sentencesAsHtml(
  sentences: readonly PutSentence[],
  { section, hasHeadings = true }: { section: string; hasHeadings?: boolean },
): string {
  let html = "";
  let heading: string | undefined;
  for (const group of groupsOf(sentences)) {
    if (hasHeadings && group.under !== heading && needsHeading(group.under, section))
      html += `<h3>${escapeMarkup(group.under ?? "")}</h3>`;
    heading = group.under;
    const blocks = htmlOf(group);
    html += group.isSecret ? stayOnlyBlock(blocks) : blocks;
  }
  return html;
}

function groupsOf(sentences: readonly PutSentence[]): Group[] {
  const groups: Group[] = [];
  for (const { form, line, under, isSecret = false, text } of sentences) {
    const last = groups.at(-1);
    const isSame = last && last.form === form && last.under === under && last.isSecret === isSecret;
    if (isSame && (form !== "sentence" || last.line === line)) last.texts.push(text);
    else groups.push({ form, line, under, isSecret, texts: [text] });
  }
  return groups;
}

function htmlOf({ form, texts }: Group): string {
  const words = texts.map(escapeMarkup);
  if (form === "sentence") return `<p>${words.join(" ")}</p>`;
  const items = words.map((text) => `<li>${text}</li>`).join("");
  return form === "step" ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
}

/** A heading that names the section says nothing in it: its own is above. */
function needsHeading(under: string | undefined, section: string): boolean {
  if (!under) return false;
  const topic = topicOfHeading(under);
  return !(topic?.isNameAlone && topic.fields.some((field) => field.section === section));
}
