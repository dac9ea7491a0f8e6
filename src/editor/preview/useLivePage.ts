import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { Guidebook, HostSection } from "#guidebooks/contract.ts";
import { apiFetch } from "#core/client.ts";
import type { PreviewAs } from "#stays/previewStay.ts";
import { anchorOf } from "#sections/section.ts";
import { morph } from "#editor/preview/morph.ts";
import type { SectionForms } from "#editor/sections/useSectionForms.ts";

/** A pause in typing, after which the page is drawn. */
const REST_MS = 400;

/** Pictures that are not uploaded yet: megabytes, which the page would leave out. */
const EMBEDDED = /data:image\/[\w.+-]+;base64,[\w+/=\s-]*/gi;

interface LivePage {
  guidebook: Guidebook;
  sections: readonly HostSection[];
  sectionForms: SectionForms;
  as: PreviewAs;
}

/**
 * Keeps a guests' page in a frame as it would be if what is being written were saved, and opens in it the section whose form
 * was opened last. Returns what the frame has to call once it has loaded, and whether the page could not be drawn.
 */
export function useLivePage(frame: RefObject<HTMLIFrameElement | null>, live: LivePage | null) {
  const drafts = useAtRest(JSON.stringify(live ? draftsOf(live) : []));
  const id = live?.guidebook.id ?? "";
  const as = live?.as ?? "anyone";
  const [loads, setLoads] = useState(0);
  const enabled = live !== null && loads > 0;
  // What the frame has loaded: its own document has been changed by its script.
  const { data: loaded } = useQuery({
    queryKey: ["live-page", id, as, loads],
    queryFn: () => draw(id, as, "[]"),
    enabled,
    gcTime: 0,
  });
  const { data: drawn, isError } = useQuery({
    queryKey: ["live-page", id, as, drafts, live?.guidebook.updatedAt],
    queryFn: () => draw(id, as, drafts),
    enabled,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const shown = useRef<{ loads: number; main: Element | null }>({ loads: 0, main: null });
  useEffect(() => {
    const on = frame.current?.contentDocument?.querySelector("main");
    if (!on || !loaded || !drawn) return;
    const before = shown.current.loads === loads ? shown.current.main : mainOf(loaded);
    const after = mainOf(drawn);
    if (before && after) morph(on, before, after);
    shown.current = { loads, main: after };
  }, [frame, loaded, drawn, loads]);

  const opened = live?.sections.findLast((section) => live.sectionForms.of(section).editing);
  const anchor = opened && anchorOf(opened);
  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (anchor && page && loads > 0) page.location.replace(new URL(`#${anchor}`, page.location.href));
  }, [frame, anchor, loads]);

  return { onLoad: () => setLoads((count) => count + 1), isError };
}

interface SectionDraft {
  id: string;
  content: Record<string, unknown>;
}

async function draw(id: string, as: PreviewAs, drafts: string): Promise<string> {
  const response = await apiFetch(`/api/guidebooks/${encodeURIComponent(id)}/preview`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: `{"as":${JSON.stringify(as)},"drafts":${drafts}}`,
  });
  return response.text();
}

/** The rest of the page brings its style, which this window's policy refuses. */
function mainOf(page: string): Element | null {
  const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
  return new DOMParser().parseFromString(main, "text/html").querySelector("main");
}

function draftsOf({ sections, sectionForms }: LivePage): SectionDraft[] {
  return sections.flatMap((section) => {
    const { draft, editing, pending } = sectionForms.of(section);
    const content = pending?.content ?? (editing ? draft?.content : undefined);
    if (!content) return [];
    return [{ id: section.id, content: JSON.parse(JSON.stringify(content).replaceAll(EMBEDDED, "")) }];
  });
}

/** Returns a value once it has rested. */
function useAtRest(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
