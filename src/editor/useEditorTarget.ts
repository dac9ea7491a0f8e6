import { useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "react-router";
import type { HostSection } from "#guidebooks/contract.ts";
import { anchorOf } from "#sections/section.ts";
import type { AccessFieldName } from "#editor/access/AccessFields.tsx";
import { focusFirstField } from "#ui/firstField.ts";
import { cardHeading } from "#editor/sections/SectionHead.tsx";

const accessFields: readonly AccessFieldName[] = ["showFrom", "timeZone", "contact"];

/** What guests searched for is counted with fewer characters. */
const MAX_QUESTION = 200;

/**
 * Opens the part of the editor that a link names for a fix: `?open=checkin.doorCode` the form of a section with the
 * focus in a field, `?open=access.contact` the dialog about who sees the codes, `?open=howto&question=…` the form with
 * a question to answer. The URL forgets it once it is open.
 */
export function useEditorTarget(
  sections: readonly HostSection[],
  edit: (section: HostSection, question: string) => void,
) {
  const [search, setSearch] = useSearchParams();
  const target = search.get("open") ?? "";
  const question = search.get("question") ?? "";
  const [place, field] = target.split(".");
  const section = sections.find((one) => anchorOf(one) === place && !one.unreadable);
  // Not the effect's own: the URL forgets the target before the form has its fields.
  const stopWaiting = useRef<() => void>(undefined);
  const leave = () => setSearch({}, { replace: true, preventScrollReset: true });

  const open = useEffectEvent(() => {
    if (!section) return undefined;
    edit(section, question.slice(0, MAX_QUESTION));
    // The form is there once this render is over, on a phone with its tab after the next.
    let timer = setTimeout(show);
    function show() {
      const card = section && document.getElementById(cardHeading(anchorOf(section)))?.closest("section");
      if (!card) {
        timer = setTimeout(show, 50);
        return;
      }
      card.scrollIntoView({ block: "start" });
      stopWaiting.current?.();
      stopWaiting.current = focusFirstField(card, field);
      leave();
    }
    return () => clearTimeout(timer);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a link on the same screen may name another target
  useEffect(() => open(), [target, question]);
  useEffect(() => () => stopWaiting.current?.(), []);

  const accessField = place === "access" ? (accessFields.find((name) => name === field) ?? "contact") : null;
  /** Opens the form of a section, with the focus in its first field. */
  const openForm = (type: string) => setSearch({ open: type }, { replace: true, preventScrollReset: true });
  return { accessField, leave, openForm };
}
