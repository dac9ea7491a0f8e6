import { usePage } from "#sections/page.ts";
import { TileName } from "#guest/TileName.tsx";
import { isFilled, type Tile } from "#guest/tiles.ts";
import { anchorOf } from "#sections/section.ts";
import { rowOf } from "#sections/catalog.ts";
import { sectionIcons } from "#sections/icons.ts";

interface TileGridProps {
  tiles: Tile[];
  /** The path of the guidebook, on a page other than its own. */
  path?: string;
}

/** The links to sections (tiles, Guest page 6). On a wide screen they stay next to the open section. */
export function TileGrid({ tiles, path = "" }: TileGridProps) {
  const { texts } = usePage();
  const empty = tiles.filter((tile) => !isFilled(tile));
  return (
    <nav className="tiles" aria-label={texts.page.sections}>
      {tiles.filter(isFilled).map((tile) => (
        <FilledTile key={anchorOf(tile.section)} tile={tile} path={path} />
      ))}
      {empty.length > 0 && (
        <p className="unfilled">
          {texts.page.notFilledIn}
          {empty.map((tile) => (
            <a key={anchorOf(tile.section)} href={`${path}#${anchorOf(tile.section)}`}>
              <TileName tile={tile} />
            </a>
          ))}
        </p>
      )}
    </nav>
  );
}

function FilledTile({ tile, path }: { tile: Tile; path: string }) {
  const { section, hint } = tile;
  const { icon, hint: kind } = rowOf(section.type);
  const Icon = section.icon ? sectionIcons[section.icon].icon : icon;
  return (
    <a href={`${path}#${anchorOf(section)}`} className="tile">
      <Icon size={26} aria-hidden="true" />
      <span>
        <TileName tile={tile} />
        {hint && <small translate={kind && "field" in kind ? "no" : undefined}>{hint}</small>}
      </span>
    </a>
  );
}
