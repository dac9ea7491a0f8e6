import type { ComponentProps } from "react";
import type { Paragraph } from "#contentImport/screens/paragraphs.ts";
import { paragraphButtonId } from "#contentImport/screens/ParagraphRow.tsx";
import type { TargetSection } from "#contentImport/screens/targetSections.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";

interface UnplacedRowProps {
  paragraph: Paragraph;
  likely: readonly TargetSection[];
  onPlace: (section: TargetSection) => void;
  /** Shows all places. */
  onMove: () => void;
  /** What makes the button drag the paragraph, too. */
  drag: ComponentProps<"button">;
}

/** A paragraph without a place, with the two likeliest sections. */
export function UnplacedRow({ paragraph, likely, onPlace, onMove, drag }: UnplacedRowProps) {
  const to = <span className="sr-only">: {paragraph.text}</span>;
  return (
    <li className="px-5 py-4">
      <p className="wrap-anywhere">{paragraph.text}</p>
      {paragraph.sentences.some(({ isByModel, isLeftOut }) => isByModel && isLeftOut) && (
        <Badge className="mt-1.5">Left out by the model</Badge>
      )}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {likely.map((section) => (
          <Button key={section.anchor} variant="secondary" className="px-4!" onClick={() => onPlace(section)}>
            <span>
              {section.title}
              {to}
            </span>
          </Button>
        ))}
        <Button
          id={paragraphButtonId(paragraph.id)}
          variant="secondary"
          className="px-4!"
          onClick={onMove}
          {...drag}
        >
          <span>Other section{to}</span>
        </Button>
      </div>
    </li>
  );
}
