import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Sharing } from "#guidebooks/contract.ts";
import { linkLook } from "#ui/buttonLook.ts";
import { MessageToSend } from "#editor/share/MessageToSend.tsx";
import { NewSlug } from "#editor/share/NewSlug.tsx";
import { ShareLinks } from "#editor/share/ShareLinks.tsx";

interface OtherWaysProps {
  guidebookId: string;
  sharing: Sharing;
}

/** What else goes to guests: a message, a link for one stay, a link with an end, texts and cards. Closed at first. */
export function OtherWays({ guidebookId, sharing }: OtherWaysProps) {
  return (
    <details className="group mt-6 border-y border-line">
      <summary className="flex min-h-16 items-center justify-between gap-3 py-3 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-semibold">Other ways</span>
          <span className="block text-[0.9375rem] text-soft max-sm:hidden">
            A message to copy, a link for one guest, a temporary link
          </span>
          <span className="block text-[0.9375rem] text-soft sm:hidden">
            Message, one guest, temporary link
          </span>
        </span>
        <ChevronDown
          size={20}
          aria-hidden
          className="shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="divide-y divide-line border-t border-line *:py-5">
        <Way title="Message">
          <MessageToSend sharing={sharing} />
        </Way>
        <Way title="One guest">
          <Hint>
            Each stay has its own link. It shows your codes only to that guest, only during the stay.
          </Hint>
          <WayLink to={`/guidebooks/${guidebookId}/stays`}>Stays</WayLink>
        </Way>
        <Way title="Temporary links">
          <ShareLinks guidebookId={guidebookId} sharing={sharing} />
        </Way>
        <Way title="More">
          <ul className="grid sm:grid-cols-2">
            <li>
              <WayLink to="/stays/messages">Ready messages for stays</WayLink>
            </li>
            <li>
              <WayLink to={`/guidebooks/${guidebookId}/airbnb`}>Texts for Airbnb</WayLink>
            </li>
            <li>
              <WayLink to={`/guidebooks/${guidebookId}/cards`}>Cards with short links</WayLink>
            </li>
          </ul>
        </Way>
        <Way title="New permanent link">
          <NewSlug guidebookId={guidebookId} />
        </Way>
      </div>
    </details>
  );
}

const Way = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className="mb-1 font-sans text-base font-semibold tracking-normal">{title}</h3>
    {children}
  </section>
);

const Hint = ({ children }: { children: ReactNode }) => (
  <p className="text-[0.9375rem] text-soft">{children}</p>
);

const WayLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={`${linkLook} inline-flex min-h-11 items-center`}>
    {children}
  </Link>
);
