import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { guidebookCalls } from "#guidebooks/client.ts";
import { guidebookKeys } from "#guidebooks/queries.ts";
import { manualCalls } from "#manuals/client.ts";
import type { TableHome } from "#manuals/homes/homesOfTable.ts";
import { jsonOf, messageOf } from "#platform/client.ts";
import { showToast } from "#platform/ui/toast.ts";
import { askToSignIn, isSessionEnd } from "#platform/ui/sessionEnd.ts";

/** What became of a line: its guidebook, or why there is none. */
export type MadeHome = { id: string } | { problem: string };

const NOT_MADE = "This one was not made. Check your connection, then press the button again.";

/** A line becomes a guidebook where it has a name and something to bring in. */
export const isMakeable = ({ name, sentences }: TableHome) => name !== "" && sentences.length > 0;

/** Makes the guidebooks of a table one after the other, each whole or not at all, and archives them again. */
export function useMakeHomes() {
  const client = useQueryClient();
  const [made, setMade] = useState<ReadonlyMap<number, MadeHome>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const put = (line: number, result: MadeHome | null) =>
    setMade((before) => {
      const after = new Map(before);
      if (result) after.set(line, result);
      else after.delete(line);
      return after;
    });

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

  async function makeOne({ line, name, sentences }: TableHome): Promise<void> {
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

  const ids = [...made].flatMap(([line, result]) => ("id" in result ? [{ line, id: result.id }] : []));
  return {
    made,
    isBusy,
    count: ids.length,
    /** Those that are made already are not made a second time. */
    make: (homes: readonly TableHome[]) =>
      work(
        homes
          .filter((home) => isMakeable(home) && !ids.some(({ line }) => line === home.line))
          .map((home) => () => makeOne(home)),
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
