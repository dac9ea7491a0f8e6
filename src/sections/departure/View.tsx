import type { DepartureContent } from "#sections/departure/content.ts";
import { Fact } from "#sections/viewing/Fact.tsx";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";
import { RichText } from "#sections/viewing/RichText.tsx";
import { sayTime } from "#platform/say.ts";

/** The steps can be ticked off; nobody is told, and the next visit begins anew. */
export function DepartureView({ content }: { content: DepartureContent }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {content.checkOutTime && <Fact label="Check out" value={`by ${sayTime(content.checkOutTime)}`} />}
      <RichText html={content.intro} className="mt-2" />
      {content.items.length > 0 && (
        <ul className="divide-line border-line max-w-measure divide-y border-t">
          {content.items.map((item, position) => (
            <li key={position}>
              <label className="flex gap-3 py-3.5 text-lg leading-snug">
                <input type="checkbox" className="accent-pine mt-0.5 size-5 shrink-0" />
                <span className="min-w-0">
                  <LinkedText text={item} />
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
