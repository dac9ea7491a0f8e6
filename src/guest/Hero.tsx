import { usePage } from "#sections/page.ts";
import { ChevronLeft } from "lucide-react";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { kindOfPlace } from "#ui/scenes/kindOfPlace.ts";
import { Scene } from "#ui/scenes/Scene.tsx";

/** The name over the scene or the host's photo. In a section it shrinks to a bar with a link back. */
export function Hero({ guidebook }: { guidebook: GuestGuidebook }) {
  const { texts, country } = usePage();
  const { stay } = guidebook;
  return (
    <header className="hero">
      <div className="hero-picture" aria-hidden="true">
        <Backdrop guidebook={guidebook} />
      </div>
      <Back href="#welcome-grid" />
      <div className="hero-words">
        {stay?.phase !== "after" && (
          <p className="hero-greeting">
            {texts.page.welcome(country === "NZ" ? "Kia ora" : null, stay?.guestName ?? null)}
          </p>
        )}
        <Name guidebook={guidebook} />
        <p className="hero-subtitle">{texts.page.subtitle}</p>
      </div>
    </header>
  );
}

/** The bar of a page below the guidebook's own, as a section has it. */
export function HeroBar({ guidebook, path }: { guidebook: GuestGuidebook; path: string }) {
  return (
    <header className="hero">
      <Back href={path} />
      <div className="hero-words">
        <Name guidebook={guidebook} />
      </div>
    </header>
  );
}

function Back({ href }: { href: string }) {
  const { texts } = usePage();
  return (
    <a className="hero-back" href={href}>
      <ChevronLeft size={22} aria-hidden="true" />
      {texts.page.back}
    </a>
  );
}

function Name({ guidebook }: { guidebook: GuestGuidebook }) {
  const { hostWords } = usePage();
  return (
    <h1 translate="no" {...hostWords()}>
      {guidebook.name}
    </h1>
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
