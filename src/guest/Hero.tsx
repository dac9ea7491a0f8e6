import { usePage } from "#sections/page.ts";
import { ChevronLeft } from "lucide-react";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { kindOfPlace } from "#ui/scenes/kindOfPlace.ts";
import { Scene } from "#ui/scenes/Scene.tsx";

/** The name over the scene or the host's photo. In a section it shrinks to a bar with a link back. */
export function Hero({ guidebook }: { guidebook: GuestGuidebook }) {
  const { texts, country, hostWords } = usePage();
  const { stay } = guidebook;
  return (
    <header className="hero">
      <div className="hero-picture" aria-hidden="true">
        <Backdrop guidebook={guidebook} />
      </div>
      <a className="hero-back" href="#welcome-grid">
        <ChevronLeft size={22} aria-hidden="true" />
        {texts.page.back}
      </a>
      <div className="hero-words">
        {stay?.phase !== "after" && (
          <p className="hero-greeting">
            {texts.page.welcome(country === "NZ" ? "Kia ora" : null, stay?.guestName ?? null)}
          </p>
        )}
        <h1 translate="no" {...hostWords()}>
          {guidebook.name}
        </h1>
        <p className="hero-subtitle">{texts.page.subtitle}</p>
      </div>
    </header>
  );
}

function Backdrop({ guidebook }: { guidebook: GuestGuidebook }) {
  const { cover, name, guidebookId, pictures } = guidebook;
  if (cover === null) {
    const kind = kindOfPlace({ name, postalAddress: guidebook.propertyAddress, seed: guidebookId });
    return <Scene seed={guidebookId} kind={kind} />;
  }
  const { width, height, srcset } = pictures[cover] ?? {};
  return (
    <img
      src={cover}
      srcSet={srcset}
      sizes="100vw"
      width={width}
      height={height}
      alt=""
      fetchPriority="high"
      decoding="async"
    />
  );
}
