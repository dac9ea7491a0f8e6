import { usePage } from "#sections/page.ts";
import type { DepartureContent } from "#sections/departure/content.ts";
import { Fact } from "#sections/viewing/Fact.tsx";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";
import { RichText } from "#sections/viewing/RichText.tsx";

/** The steps can be ticked off on the device; nothing is sent or stored. */
export function DepartureView({ content }: { content: DepartureContent }) {
  const { texts, formats, hostList } = usePage();
  const say = texts.facts;
  const { list, entry } = hostList(content.items);
  return (
    <div className="facts">
      {content.checkOutTime && (
        <Fact label={say.checkOut} value={say.by(formats.time(content.checkOutTime))} />
      )}
      <RichText html={content.intro} />
      {content.items.length > 0 && (
        <ul className="lines" {...list}>
          {content.items.map((item, position) => (
            <li key={position} {...entry(item)}>
              <label>
                <input type="checkbox" />
                <span>
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
