import { useEffect, useEffectEvent } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * An entry of the browser's history. While a layer covers the screen, the current entry is above that of the screen, so
 * that going back leads to the screen. The entry stays when the layer is closed otherwise: the next layer uses it, and
 * going back skips it.
 */
interface Entry {
  url: string;
  state: { key?: string; layer?: { depth: number; below: string } };
}

/** The open layers over the screen, topmost last, as functions that close them. */
const layers: (() => void)[] = [];
let current: Entry | null = null;
let routerKey: string | null = null;

const read = (): Entry => ({ url: location.href, state: history.state ?? {} });
const keyOf = ({ state }: Entry) => state.key ?? "default"; // the router's name for its first entry
const depthOf = ({ state }: Entry) => state.layer?.depth ?? 0;

/** Makes going back, by button or gesture, close the layer instead of leaving the screen. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const layer = () => onBack();
    layers.push(layer);
    addMissingEntries();
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [open]);
}

/** Follows the router. Rendered once, next to all screens. */
export function BackCloses() {
  const { key } = useLocation();
  const type = useNavigationType();
  const follow = useEffectEvent(() => {
    const layer = current?.state.layer;
    if (type === NavigationType.Replace && layer && key !== routerKey)
      history.replaceState({ ...history.state, layer }, "");
    routerKey = key;
    current = read();
    addMissingEntries();
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- at each entry of the router
  useEffect(() => follow(), [key]);
  useEffect(() => {
    addEventListener("popstate", onPop, true); // before the router
    return () => removeEventListener("popstate", onPop, true);
  }, []);
  return null;
}

function onPop(event: PopStateEvent): void {
  const before = current;
  current = read();
  setTimeout(addMissingEntries); // for a layer that stays open, and after a navigation that the router cancels
  if (!before) return;
  const isBack = before.state.layer?.below === keyOf(current) && depthOf(current) < depthOf(before);
  const isForward = current.state.layer?.below === keyOf(before) && depthOf(current) > depthOf(before);
  if (!isBack && !isForward) return;
  event.stopImmediatePropagation();
  if (isForward) return;
  enter(before, depthOf(current));
  const close = layers.at(-1);
  if (close) close();
  else history.go(-1 - depthOf(current));
}

/** Copies what the router has replaced in the entry above to the entry gone back to. */
function enter({ state, url }: Entry, depth: number): void {
  const layer = depth > 0 ? current?.state.layer : undefined;
  history.replaceState({ ...state, layer }, "", url);
  current = read();
}

function addMissingEntries(): void {
  if (!current || keyOf(read()) !== routerKey) return; // the router is navigating to another entry
  while (depthOf(current) < layers.length) {
    const layer = { depth: depthOf(current) + 1, below: keyOf(current) };
    history.pushState({ ...history.state, layer }, "");
    current = read();
  }
}
