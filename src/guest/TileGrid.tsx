import type { Tile } from "#guest/tiles.ts";
import { catalog } from "#sections/catalog.ts";

/** The way into every section. On a wide screen it stays beside the section that is read. */
export function TileGrid({ tiles }: { tiles: Tile[] }) {
  return (
    <nav className="tiles" aria-label="Guidebook sections">
      {tiles.map(({ section, label, hint, empty }) => {
        const Icon = catalog[section.type].icon;
        return (
          <a key={section.type} href={`#${section.type}`} className={empty ? "tile tile-empty" : "tile"}>
            <Icon size={26} aria-hidden="true" />
            <span>
              {label}
              {hint && <small translate={section.type === "wifi" ? "no" : undefined}>{hint}</small>}
            </span>
          </a>
        );
      })}
    </nav>
  );
}
