import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { guidebookCalls, guidebookKeys } from "#guidebooks/client.ts";
import { manualCalls } from "#contentImport/client.ts";
import type { TableProperty } from "#contentImport/properties/propertiesOfTable.ts";
import { jsonOf, messageOf } from "#core/client.ts";
import { showToast } from "#ui/toast.ts";
import { askToSignIn, isSessionEnd } from "#core/sessionEnd.ts";

/** What became of a line: its guidebook, or why there is none. */
export type MadeProperty = { id: string } | { problem: string };

const NOT_MADE = "This one was not made. Check your connection, then press the button again.";

/** A line becomes a guidebook where it has a name and something to bring in. */
export const isMakeable = ({ name, sentences }: TableProperty) => name !== "" && sentences.length > 0;

/** A line whose guidebook stands. */
interface LineWithGuidebook {
  line: number;
  id: string;
}

/** Creates the guidebooks of a table in turn, each whole or not at all, and archives them again. */
export function useMakeProperties(
  before: readonly LineWithGuidebook[],
  onMade: (made: LineWithGuidebook[]) => void,
) {
  const client = useQueryClient();
  const [made, setMade] = useState<ReadonlyMap<number, MadeProperty>>(
    () => new Map(before.map(({ line, id }) => [line, { id }])),
  );
  const latest = useRef(made);
  const [isBusy, setBusy] = useState(false);
  function put(line: number, result: MadeProperty | null): void {
    const after = new Map(latest.current);
    if (result) after.set(line, result);
    else after.delete(line);
    latest.current = after;
    setMade(after);
    onMade(idsIn(after));
  }

  async function work(lines: readonly (() => Promise<void>)[]): Promise<void> {
    setBusy(true);
    for (const [at, line] of lines.entries()) {
      try {
        await line();
      } catch (error) {
        if (!(error instanceof Error && isSessionEnd(error))) throw error;
        askToSignIn(() => void work(lines.slice(at)));
        break;
      }
    }
    await client.invalidateQueries({ queryKey: guidebookKeys.all });
    setBusy(false);
  }

  async function makeOne({ line, name, sentences }: TableProperty): Promise<void> {
    try {
      const { guidebookId } = await jsonOf(manualCalls.manuals.$post({ json: { name, sentences } }));
      put(line, { id: guidebookId });
    } catch (error) {
      if (error instanceof Error && isSessionEnd(error)) throw error;
      put(line, { problem: messageOf(error) ?? NOT_MADE });
    }
  }

  async function archiveOne(line: number, id: string): Promise<void> {
    try {
      await jsonOf(guidebookCalls.guidebooks[":id"].archive.$patch({ param: { id } }));
      put(line, null);
    } catch (error) {
      if (error instanceof Error && isSessionEnd(error)) throw error;
      showToast({ title: "Not archived", description: messageOf(error) ?? "Please try again." });
    }
  }

  const ids = idsIn(made);
  return {
    made,
    isBusy,
    count: ids.length,
    /** Those that are made already are not made a second time. */
    make: (properties: readonly TableProperty[]) =>
      work(
        properties
          .filter((property) => isMakeable(property) && !ids.some(({ line }) => line === property.line))
          .map((property) => () => makeOne(property)),
      ),
    undo: () =>
      work(
        ids.map(
          ({ line, id }) =>
            () =>
              archiveOne(line, id),
        ),
      ),
  };
}

const idsIn = (made: ReadonlyMap<number, MadeProperty>): LineWithGuidebook[] =>
  [...made].flatMap(([line, result]) => ("id" in result ? [{ line, id: result.id }] : []));
