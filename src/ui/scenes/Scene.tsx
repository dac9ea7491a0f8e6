import type { ReactElement } from "react";
import { sceneKinds, type SceneKind } from "#ui/scenes/kindOfPlace.ts";
import { Beach } from "#ui/scenes/Beach.tsx";
import { chanceOf, shortHash, type Chance } from "#ui/scenes/chance.ts";
import { City } from "#ui/scenes/City.tsx";
import { Country } from "#ui/scenes/Country.tsx";
import { dots, HEIGHT, WIDTH, type Point } from "#ui/scenes/line.ts";
import { Mountains } from "#ui/scenes/Mountains.tsx";
import { chanceOfScene } from "#ui/scenes/scenesApart.ts";
import { eveningOf, type LandscapeProps } from "#ui/scenes/palette.ts";
import { Suburb } from "#ui/scenes/Suburb.tsx";

interface SceneProps {
  /** The guidebook's id or slug: the same one always gives the same scene. */
  seed: string;
  /** Default: chosen by the seed. */
  kind?: SceneKind;
  /** How much of it is seen. Default: all. */
  view?: keyof typeof views;
  className?: string;
}

/** Squares stand around the house, which is right of the middle. */
const views = {
  all: `0 0 ${WIDTH} ${HEIGHT}`,
  square: `405 0 ${HEIGHT} ${HEIGHT}`,
  house: "565 238 280 280",
  strip: `0 215 ${WIDTH} 275`,
};

const landscapes: Record<SceneKind, (props: LandscapeProps) => ReactElement> = {
  mountains: Mountains,
  beach: Beach,
  city: City,
  country: Country,
  suburb: Suburb,
};

/** A landscape at dusk, for a guidebook without a photo. Decoration: it fills its box, clipped at the edges. */
export function Scene({ seed, kind = chanceOf(seed).pick(sceneKinds), view = "all", className }: SceneProps) {
  const chance = chanceOfScene({ seed, kind });
  const palette = eveningOf(chance);
  const id = shortHash(`dusk ${kind} ${seed} ${view}`);
  const Landscape = landscapes[kind];
  return (
    <svg className={className} viewBox={views[view]} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id={`s${id}`} x2="0" y2="1">
        {palette.sky.map((colour, at) => (
          <stop key={colour} offset={[undefined, ".26", ".46", ".63"][at]} stopColor={colour} />
        ))}
      </linearGradient>
      <radialGradient id={`g${id}`}>
        <stop stopColor="#ffd58a" stopOpacity=".85" />
        <stop offset=".35" stopColor="#ffc76a" stopOpacity=".34" />
        <stop offset="1" stopColor="#ffc76a" stopOpacity="0" />
      </radialGradient>
      <path d={`M0 0h${WIDTH}v${HEIGHT}H0z`} fill={`url(#s${id})`} />
      <Stars chance={chance} />
      <Landscape chance={chance} palette={palette} glow={`g${id}`} />
    </svg>
  );
}

function Stars({ chance }: { chance: Chance }) {
  const stars = Array.from({ length: 15 }, (): Point => [chance.between(10, 1190), chance.between(8, 230)]);
  const moon = chance.next() < 0.6;
  const x = chance.between(390, 560);
  return (
    <>
      <path d={dots(stars)} stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".7" />
      {moon && (
        <path d={`M${x} ${chance.between(104, 118)}a26 26 0 1 0 28 36a30 30 0 0 1-28-36`} fill="#fbeccb" />
      )}
    </>
  );
}
