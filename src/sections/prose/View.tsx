import type { ProseContent } from "#sections/prose/content.ts";
import { RichText } from "#sections/viewing/RichText.tsx";

export function ProseView({ content }: { content: ProseContent }) {
  return <RichText html={content.text} />;
}
