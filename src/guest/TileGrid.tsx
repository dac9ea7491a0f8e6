import { texts } from "#languages/pageLanguage.ts";
import { TileName } from "#guest/TileName.tsx";
import type { Tile } from "#guest/tiles.ts";
import { anchorOf } from "#sections/section.ts";
import { rowOf } from "#sections/catalog.ts";
import { sectionIcons } from "#sections/icons.ts";

/** The way into every section. On a wide screen it stays beside the section that is read. */
export function TileGrid({ tiles }: { tiles: Tile[] }) {
  return (
    <nav className="tiles" aria-label={texts().page.sections}>
      {tiles.map((tile) => {
        const { section, hint, empty } = tile;
        const { icon, hint: kind } = rowOf(section.type);
        const Icon = section.icon ? sectionIcons[section.icon].icon : icon;
        return (
          <a
            key={anchorOf(section)}
            href={`#${anchorOf(section)}`}
            className={empty ? "tile tile-empty" : "tile"}
          >
            <Icon size={26} aria-hidden="true" />
            <span>
              <TileName tile={tile} />
              {hint && <small translate={kind && "field" in kind ? "no" : undefined}>{hint}</small>}
            </span>
          </a>
        );
      })}
    </nav>
  );
}
